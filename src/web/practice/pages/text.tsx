import { fill } from "#languages/index.ts";
import type { Page } from "../../pages/page.ts";
import { Link } from "../../ui/link.tsx";
import { words } from "../../words/index.ts";
import type { SiteLanguage } from "../../words/languages.ts";
import type { PracticeText } from "../texts/texts.ts";
import { practicePage, shownText } from "./data.ts";
import { Hydrated } from "./hydrated.tsx";

/** Page of one text to practise on. */
export function textPage(language: SiteLanguage, text: PracticeText): Page {
  const { practice } = words[language];
  const { slug, title, kind, about } = text;
  return {
    title: fill(practice.titles.text, { title }),
    openGraphTitle: title,
    description: fill(practice.descriptions.text, { about }),
    practice: "text",
    content: (context) => (
      <>
        <p className="back">
          <Link href="/practice/">{practice.all}</Link>
        </p>
        <p className="practice-kind">{practice.kinds[kind]}</p>
        <h1>{title}</h1>
        <p className="practice-about">{about}</p>
        <Hydrated page={practicePage(language, shownText(language, text, context))} />
        <p className="to-print">
          {practice.toPrint} <Link href={`/practice/${slug}/sheet/`}>{practice.sheet}</Link>{" "}
          <Link href={`/practice/${slug}/solution/`}>{practice.solution}</Link>{" "}
          <Link href="/teachers/">{practice.teachers}</Link>
        </p>
      </>
    ),
  };
}
