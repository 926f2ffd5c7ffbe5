import type { Page } from "../../pages/page.ts";
import { wordsPage } from "../../pages/words.tsx";
import { Link } from "../../ui/link.tsx";
import { words } from "../../words/index.ts";
import type { SiteLanguage } from "../../words/languages.ts";
import { practiceTexts } from "../texts/texts.ts";

function Sheets({ language }: { readonly language: SiteLanguage }) {
  const { kinds, sheet, solution } = words[language].practice;
  return (
    <ul className="sheet-list">
      {practiceTexts(language).map(({ slug, title, kind }) => (
        <li key={slug}>
          <span>
            <Link href={`/practice/${slug}/`}>{title}</Link> <span className="fine">{kinds[kind]}</span>
          </span>{" "}
          <span>
            <Link href={`/practice/${slug}/sheet/`} aria-label={`${sheet}: ${title}`}>
              {sheet}
            </Link>{" "}
            <Link href={`/practice/${slug}/solution/`} aria-label={`${solution}: ${title}`}>
              {solution}
            </Link>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How to use practice in a class, why it is made so, and every sheet. */
export function teachersPage(language: SiteLanguage): Page {
  return { ...wordsPage(language, "teachers", () => <Sheets language={language} />), practice: "paper" };
}
