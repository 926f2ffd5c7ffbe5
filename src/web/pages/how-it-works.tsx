import type { Step } from "#content/types.ts";
import { LinkedWords, withoutLinks } from "../ui/linked-words.tsx";
import { contentIn } from "../words/content.ts";
import { words } from "../words/index.ts";
import { pathIn, type SiteLanguage } from "../words/languages.ts";
import type { Page } from "./page.ts";
import { wordsPage } from "./words.tsx";

function Steps({ steps }: { readonly steps: readonly Step[] }) {
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

export function howItWorks(language: SiteLanguage): Page {
  const { steps } = contentIn[language];
  const path = pathIn(language, "/how-it-works/");
  return {
    ...wordsPage(language, "how-it-works", () => <Steps steps={steps} />),
    structuredData: (url) => [
      {
        "@context": "https://schema.org",
        "@type": "HowTo",
        name: words[language].pages.howToName,
        inLanguage: language,
        step: steps.map(({ name, text }, i) => ({
          "@type": "HowToStep",
          position: i + 1,
          name,
          text: withoutLinks(text),
          url: url(`${path}#step-${i + 1}`),
        })),
      },
    ],
  };
}
