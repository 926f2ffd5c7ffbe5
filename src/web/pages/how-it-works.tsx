import { steps } from "#content/how-it-works.ts";
import * as words from "#content/pages/how-it-works.mdx";
import type { Page } from "../page.ts";
import { LinkedWords, withoutLinks } from "../ui/linked-words.tsx";
import { wordsPage } from "./words.tsx";

function Steps() {
  return (
    <ol className="steps">
      {steps.map(({ name, text }, i) => (
        <li key={name} id={`step-${i + 1}`}>
          <h2>{name}</h2>
          <p>
            <LinkedWords words={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}

export const howItWorks: Page = {
  ...wordsPage(words, Steps),
  structuredData: (url) => [
    {
      "@context": "https://schema.org",
      "@type": "HowTo",
      name: "How to analyse a text with Subtext",
      step: steps.map(({ name, text }, i) => ({
        "@type": "HowToStep",
        position: i + 1,
        name,
        text: withoutLinks(text),
        url: url(`/how-it-works/#step-${i + 1}`),
      })),
    },
  ],
};
