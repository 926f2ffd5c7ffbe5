import type { ContactSection } from "#content/types.ts";
import { contentIn } from "../words/content.ts";
import type { SiteLanguage } from "../words/languages.ts";
import type { Page } from "./page.ts";
import { wordsPage } from "./words.tsx";

function Section({ section, mail }: { readonly section: ContactSection; readonly mail: string }) {
  const { id, title, paragraphs, list, hasMail, footer } = section;
  return (
    <section aria-labelledby={id} className="contact-section">
      <h2 id={id}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
      {hasMail && (
        <p>
          <a href={`mailto:${mail}`}>{mail}</a>
        </p>
      )}
      {footer && <p className="fine">{footer}</p>}
    </section>
  );
}

export function contact(language: SiteLanguage): Page {
  return wordsPage(language, "contact", ({ operator }) => (
    <div className="prose">
      {contentIn[language].contactSections.map((section) => (
        <Section key={section.id} section={section} mail={operator.mail} />
      ))}
    </div>
  ));
}
