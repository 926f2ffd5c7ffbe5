import { errorCard, type LabelResult } from "./error-card.ts";

/** Hits, misses and false alarms, label by label. */
export function LabelTable() {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
    <section className="table-frame" aria-label="Hits, misses and false alarms by label" tabIndex={0}>
      <table className="label-table">
        <thead>
          <tr>
            <th scope="col">Texts</th>
            <th scope="col">What was looked for</th>
            <th scope="col">Found</th>
            <th scope="col">Missed</th>
            <th scope="col">False alarms</th>
          </tr>
        </thead>
        <tbody>
          {errorCard.labels.map((result) => (
            <Row key={`${result.dataset} ${result.label}`} result={result} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ result: { dataset, label, hits, misses, falseAlarms } }: { readonly result: LabelResult }) {
  return (
    <tr>
      <td>{dataset}</td>
      <th scope="row">{label.replaceAll("_", " ")}</th>
      <td>{hits}</td>
      <td>{misses}</td>
      <td>{falseAlarms}</td>
    </tr>
  );
}
