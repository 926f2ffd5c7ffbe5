import { errorCard, type LabelResult } from "#content/error-card.ts";
import { contentIn } from "../../words/content.ts";
import { useLanguage } from "../../words/context.ts";
import { words } from "../../words/index.ts";

/** What is counted of each label, in the order of the columns. */
const COUNTS = ["hits", "misses", "falseAlarms"] as const satisfies readonly (keyof LabelResult)[];

/** Hits, misses and false alarms, label by label, for one dataset after the other. */
export function LabelTable() {
  const language = useLanguage();
  const { labels } = words[language].accuracy;
  const { datasetTitles } = contentIn[language].accuracy;
  const columns = [labels.lookedFor, ...COUNTS.map((count) => labels.counts[count])];
  const datasets = Map.groupBy(errorCard.labels, ({ dataset }) => dataset);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may scroll, so the keyboard must reach it
    <section className="table-frame" aria-label={labels.table} tabIndex={0}>
      <table className="label-table">
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {[...datasets].map(([dataset, results]) => (
          <tbody key={dataset}>
            <tr>
              <th scope="rowgroup" colSpan={columns.length} className="dataset">
                {datasetTitles[dataset] ?? dataset}
              </th>
            </tr>
            {results.map((result) => (
              <Row key={result.label} result={result} />
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

function Row({ result }: { readonly result: LabelResult }) {
  const { label } = result;
  const { labelTitles } = contentIn[useLanguage()].accuracy;
  return (
    <tr>
      <th scope="row">{labelTitles[label] ?? label.replace(/[_-]/gu, " ")}</th>
      {COUNTS.map((count) => (
        <td key={count}>{result[count]}</td>
      ))}
    </tr>
  );
}
