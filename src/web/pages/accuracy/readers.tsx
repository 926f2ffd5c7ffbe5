import { judgements } from "#content/judgements.ts";
import { sameTexts } from "#content/readers.ts";
import { fill } from "#languages/index.ts";
import { LinkedWords } from "../../ui/linked-words.tsx";
import { useLanguage } from "../../words/context.ts";
import type { AccuracyWords } from "../../words/en/accuracy.ts";
import { words } from "../../words/index.ts";
import { besideEditors, sharesOf, summed } from "./readers-now.ts";

const { largeModel, embedded, judgedTexts, editorTexts } = sameTexts;
type Reader = typeof largeModel;
type Said = AccuracyWords["readers"];

/** One thing that was measured: of both readers on the same texts, and of the embedded analyser of today on others. */
interface Row {
  readonly title: string;
  readonly of: (reader: Reader) => string;
  readonly now: readonly string[];
}

function rowsIn({ rows, nOf, groups }: Said): Row[] {
  return [
    {
      title: rows.said,
      of: ({ judged: { right, arguable, wrong } }) => `${right} / ${arguable} / ${wrong} %`,
      now: [sharesOf(summed(judgements, ({ points }) => points))],
    },
    {
      title: rows.moves,
      of: ({ judged: { found, partly, missed } }) => `${found} / ${partly} / ${missed} %`,
      now: [sharesOf(summed(judgements, ({ moves }) => moves))],
    },
    {
      title: rows.precision,
      of: ({ besideEditor }) => `${besideEditor.precision} %`,
      now: besideEditors("precision.family", groups),
    },
    {
      title: rows.recall,
      of: ({ besideEditor }) => `${besideEditor.recall} %`,
      now: besideEditors("recall.family", groups),
    },
    {
      title: rows.plain,
      of: ({ besideEditor: { plainAccused, plain } }) => fill(nOf, { n: plainAccused, all: plain }),
      now: besideEditors("plainAccused", groups),
    },
  ];
}

function ReadersTable({ said }: { readonly said: Said }) {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may scroll, so the keyboard must reach it
    <section className="table-frame" aria-label={said.table} tabIndex={0}>
      <table className="label-table readers-table">
        <thead>
          <tr>
            {said.columns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsIn(said).map(({ title, of, now }) => (
            <tr key={title}>
              <th scope="row">{title}</th>
              <td className="figure">{of(largeModel)}</td>
              <td className="figure">{of(embedded)}</td>
              <td>
                {now.map((figure) => (
                  <div key={figure}>{figure}</div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Paragraphs({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  return paragraphs.map((paragraph) => (
    <p key={paragraph}>
      <LinkedWords words={paragraph} />
    </p>
  ));
}

/** Both kinds of reader side by side, what each was measured on, and how to have a large model. */
export function Readers() {
  const { readers: said } = words[useLanguage()].accuracy;
  const judged = judgements.reduce((sum, { texts }) => sum + texts, 0);
  return (
    <section aria-labelledby="readers" className="card-part">
      <h2 id="readers">{said.title}</h2>
      <p>{said.intro}</p>
      <ReadersTable said={said} />
      <Paragraphs
        paragraphs={said.rounds.map((round) => fill(round, { judgedTexts, editorTexts, judged }))}
      />
      <h3 id="have-a-model">{said.howTitle}</h3>
      <Paragraphs paragraphs={said.how} />
    </section>
  );
}
