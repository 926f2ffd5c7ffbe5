import { fill } from "#languages/index.ts";
import type { Page } from "../../pages/page.ts";
import { words } from "../../words/index.ts";
import type { SiteLanguage } from "../../words/languages.ts";
import { OurReading, PageContext } from "../app/index.ts";
import type { PracticeText } from "../texts/texts.ts";
import { practicePage, shownText } from "./data.ts";
import { NumberedText, PaperHead } from "./paper.tsx";

/** Our reading of a text on paper, for whoever teaches with it. */
export function solutionPage(language: SiteLanguage, text: PracticeText): Page {
  const { titles, descriptions, paper, solution } = words[language].practice;
  const page = practicePage(language);
  return {
    title: fill(titles.solution, { title: text.title }),
    description: fill(descriptions.solution, { about: text.about }),
    practice: "paper",
    content: (context) => (
      <article className="paper">
        <PaperHead text={text} title={solution} />
        <NumberedText text={text} />
        <PageContext value={page}>
          <OurReading shown={shownText(language, text, context)} numbered />
        </PageContext>
        <h2>{paper.ask}</h2>
        <ul>
          {paper.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
        <p className="fine">{paper.footer}</p>
      </article>
    ),
  };
}
