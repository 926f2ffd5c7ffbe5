import { datasetTitles, labelTitles } from "#content/accuracy.ts";
import { errorCard, type LabelResult } from "#content/error-card.ts";

/** What is counted of each label, in the order of the columns. */
const COUNTS: Record<Exclude<keyof LabelResult, "dataset" | "label">, string> = {
  hits: "Found",
  misses: "Missed",
  falseAlarms: "False alarms",
};
const COLUMNS = ["What was looked for", ...Object.values(COUNTS)];

/** Hits, misses and false alarms, label by label, for one dataset after the other. */
export function LabelTable() {
  const datasets = Map.groupBy(errorCard.labels, ({ dataset }) => dataset);
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may scroll, so the keyboard must reach it
    <section className="table-frame" aria-label="Hits, misses and false alarms by label" tabIndex={0}>
      <table className="label-table">
        <thead>
          <tr>
            {COLUMNS.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {[...datasets].map(([dataset, results]) => (
          <tbody key={dataset}>
            <tr>
              <th scope="rowgroup" colSpan={COLUMNS.length} className="dataset">
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
  const { dataset: _, label, ...rest } = result;
  const counts: Readonly<Record<string, number>> = rest;
  return (
    <tr>
      <th scope="row">{labelTitles[label] ?? label.replace(/[_-]/gu, " ")}</th>
      {Object.keys(COUNTS).map((key) => (
        <td key={key}>{counts[key]}</td>
      ))}
    </tr>
  );
}
