import { fill } from "#languages/index.ts";
import type { Page } from "../../pages/page.ts";
import { words } from "../../words/index.ts";
import type { SiteLanguage } from "../../words/languages.ts";
import type { PracticeText } from "../texts/texts.ts";
import { NumberedText, PaperHead, TechniqueKey } from "./paper.tsx";

/** So many rows to fill in: more than any text has marks, so that their number tells nothing. */
const ROWS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"] as const;

/** A sheet for a class: the text, room to write, and the techniques. It holds none of our marks. */
export function sheetPage(language: SiteLanguage, text: PracticeText): Page {
  const { titles, descriptions, paper, sheet } = words[language].practice;
  return {
    title: fill(titles.sheet, { title: text.title }),
    description: fill(descriptions.sheet, { about: text.about }),
    practice: "paper",
    content: () => (
      <article className="paper">
        <PaperHead text={text} title={sheet} />
        <p className="to-fill-in">
          <span>{paper.name}</span> <span>{paper.date}</span>
        </p>
        <ol className="tasks">
          {paper.tasks.map((task) => (
            <li key={task}>{task}</li>
          ))}
        </ol>
        <NumberedText text={text} />
        <table>
          <thead>
            <tr>
              <th scope="col">{paper.sentence}</th>
              <th scope="col">{paper.technique}</th>
              <th scope="col">{paper.why}</th>
            </tr>
          </thead>
          <tbody>
            {ROWS.map((row) => (
              <tr key={row}>
                <td>&nbsp;</td>
                <td>&nbsp;</td>
                <td>&nbsp;</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="line-to-fill">{paper.plainly}</p>
        <TechniqueKey />
        <p className="fine">{paper.footer}</p>
      </article>
    ),
  };
}
