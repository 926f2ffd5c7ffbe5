import { questions } from "#content/faq.ts";
import * as words from "#content/pages/faq.mdx";
import { slugify } from "../blog/slugify.ts";
import type { Page } from "../page.ts";
import { LinkedWords, withoutLinks } from "../ui/linked-words.tsx";
import { wordsPage } from "./words.tsx";

function Questions() {
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

export const faq: Page = {
  ...wordsPage(words, Questions),
  structuredData: () => [
    {
      "@context": "https://schema.org",
      "@type": "FAQPage",
      mainEntity: questions.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: withoutLinks(answer) },
      })),
    },
  ],
};
