import type { FrequentQuestion } from "#content/types.ts";
import { slugify } from "../blog/slugify.ts";
import { LinkedWords, withoutLinks } from "../ui/linked-words.tsx";
import { contentIn } from "../words/content.ts";
import type { SiteLanguage } from "../words/languages.ts";
import type { Page } from "./page.ts";
import { wordsPage } from "./words.tsx";

function Questions({ questions }: { readonly questions: readonly FrequentQuestion[] }) {
  return (
    <div className="questions">
      {questions.map(({ question, answer }) => (
        <section key={question} aria-labelledby={slugify(question)}>
          <h2 id={slugify(question)}>{question}</h2>
          {answer.split(/\n\s*\n/u).map((paragraph) => (
            <p key={paragraph}>
              <LinkedWords words={paragraph} />
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

export function faq(language: SiteLanguage): Page {
  const { questions } = contentIn[language];
  return {
    ...wordsPage(language, "faq", () => <Questions questions={questions} />),
    structuredData: () => [
      {
        "@context": "https://schema.org",
        "@type": "FAQPage",
        inLanguage: language,
        mainEntity: questions.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: withoutLinks(answer) },
        })),
      },
    ],
  };
}
