import { type Judgement, judgements } from "#content/judgements.ts";
import { LANGUAGE_NAMES } from "#report/index.ts";

/** What was judged, with how often each of three words was said of it. */
function rowsOf({ points, moves, summaries }: Judgement) {
  return [
    { title: "What the accusing boxes say", counts: points },
    { title: "The main moves of the text", counts: moves },
    { title: "Summaries", counts: summaries },
  ];
}

function namesOf({ languages }: Judgement): string {
  return languages.map((language) => LANGUAGE_NAMES[language]).join(" and ");
}

/** Counts of independent readers' judgements, a table for each round. Nothing while there are none. */
export function JudgementTables({ rounds = judgements }: { readonly rounds?: readonly Judgement[] }) {
  if (rounds.length === 0) return null;
  return (
    <section aria-labelledby="judgements" className="card-part">
      <h2 id="judgements">Judged by independent readers</h2>
      <p>
        Readers who wrote none of the rules judged whole reports on new texts that no author of a rule had
        read. These are their counts.
      </p>
      {rounds.map((judgement) => (
        <table key={namesOf(judgement)} className="label-table judgement-table">
          <caption>
            {namesOf(judgement)}, {judgement.texts} texts
          </caption>
          <tbody>
            {rowsOf(judgement).map(({ title, counts }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                {Object.entries(counts).map(([word, count]) => (
                  <td key={word}>
                    {count} <small>{word}</small>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}
