import { type Judgement, judgements } from "#content/judgements.ts";
import { fill } from "#languages/index.ts";
import { useLanguage } from "../../words/context.ts";
import type { AccuracyWords } from "../../words/en/accuracy.ts";
import { words } from "../../words/index.ts";
import { LOCALES, type SiteLanguage } from "../../words/languages.ts";

/** What was judged, with how often each of three words was said of it. */
function rowsOf({ points, moves, summaries }: Judgement, said: AccuracyWords["judgements"]) {
  return [
    { title: said.points, counts: points },
    { title: said.moves, counts: moves },
    { title: said.summaries, counts: summaries },
  ];
}

function namesOf({ languages }: Judgement, shownIn: SiteLanguage): string {
  const names = languages.map((language) => words[shownIn].accuracy.judgements.languages[language]);
  return new Intl.ListFormat(LOCALES[shownIn], { type: "conjunction" }).format(names);
}

function captionOf(said: AccuracyWords["judgements"], judgement: Judgement, shownIn: SiteLanguage): string {
  return fill(said.caption, { languages: namesOf(judgement, shownIn), n: judgement.texts });
}

/** A word that readers judged by, in the language of the page. */
function wordFor({ words: judged }: AccuracyWords["judgements"], word: string): string {
  return new Map(Object.entries(judged)).get(word) ?? word;
}

/** Counts of independent readers' judgements, a table for each round. Nothing while there are none. */
export function JudgementTables({ rounds = judgements }: { readonly rounds?: readonly Judgement[] }) {
  const language = useLanguage();
  const { judgements: said } = words[language].accuracy;
  if (rounds.length === 0) return null;
  return (
    <section aria-labelledby="judgements" className="card-part">
      <h2 id="judgements">{said.title}</h2>
      <p>{said.text}</p>
      {rounds.map((judgement) => (
        <section
          key={namesOf(judgement, language)}
          className="table-frame"
          aria-label={captionOf(said, judgement, language)}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may scroll, so the keyboard must reach it
          tabIndex={0}
        >
          <table className="label-table judgement-table">
            <caption>{captionOf(said, judgement, language)}</caption>
            <tbody>
              {rowsOf(judgement, said).map(({ title, counts }) => (
                <tr key={title}>
                  <th scope="row">{title}</th>
                  {Object.entries(counts).map(([word, count]) => (
                    <td key={word}>
                      {count} <small>{wordFor(said, word)}</small>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </section>
  );
}
