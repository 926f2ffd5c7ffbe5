import { judgements } from "#content/judgements.ts";
import { sameTexts } from "#content/readers.ts";
import { site } from "#content/site.ts";
import { besideEditors, sharesOf, summed } from "./readers-now.ts";

const { largeModel, embedded, judgedTexts, editorTexts } = sameTexts;
type Reader = typeof largeModel;

/** One thing that was measured: of both readers on the same texts, and of the embedded analyser of today on others. */
interface Row {
  readonly title: string;
  readonly of: (reader: Reader) => string;
  readonly now: readonly string[];
}

const ROWS: readonly Row[] = [
  {
    title: "What is said against a text: right / arguable / wrong",
    of: ({ judged: { right, arguable, wrong } }) => `${right} / ${arguable} / ${wrong} %`,
    now: [sharesOf(summed(judgements, ({ points }) => points))],
  },
  {
    title: "Main moves of a text: found / partly / missed",
    of: ({ judged: { found, partly, missed } }) => `${found} / ${partly} / ${missed} %`,
    now: [sharesOf(summed(judgements, ({ moves }) => moves))],
  },
  {
    title: "Points that a careful editor has too",
    of: ({ besideEditor }) => `${besideEditor.precision} %`,
    now: besideEditors("precision.family"),
  },
  {
    title: "The editor’s points that were found",
    of: ({ besideEditor }) => `${besideEditor.recall} %`,
    now: besideEditors("recall.family"),
  },
  {
    title: "Texts accused in which the editor saw nothing",
    of: ({ besideEditor: { plainAccused, plain } }) => `${plainAccused} of ${plain}`,
    now: besideEditors("plainAccused"),
  },
];

const COLUMNS = ["What was measured", "Large model", "Embedded analyser then", "Embedded analyser today"];

function ReadersTable() {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may scroll, so the keyboard must reach it
    <section className="table-frame" aria-label="Both kinds of reader, by what was measured" tabIndex={0}>
      <table className="label-table readers-table">
        <thead>
          <tr>
            {COLUMNS.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ title, of, now }) => (
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

function WhatItWasMeasuredOn() {
  const judged = judgements.reduce((sum, { texts }) => sum + texts, 0);
  return (
    <>
      <p>
        <strong>These are not the same rounds.</strong> In the first two columns, a strong large model, asked
        through our own cascade, and the embedded analyser of that day read the same texts. {judgedTexts}{" "}
        posts and articles were judged without names, by one judge who was of the model’s own family; the two
        styles can be told apart after a few texts. {editorTexts} texts were compared with an editor’s
        reading.
      </p>
      <p>
        The last column is the embedded analyser of our latest rounds, on other texts and by other readers:{" "}
        {judged} new texts that readers judged whole, and the texts of the section on editors below. Since
        then it says nothing where it is not sure: less of what it says is wrong, and much is left unsaid. No
        large model has been measured on those texts.
      </p>
    </>
  );
}

/** Both kinds of reader side by side, what each was measured on, and how to have a large model. */
export function Readers() {
  return (
    <section aria-labelledby="readers" className="card-part">
      <h2 id="readers">A large model and the embedded analyser</h2>
      <p>
        A large language model finds most of what a careful reader finds. The embedded analyser finds a small
        part of it. Whoever can have a large model read should.
      </p>
      <ReadersTable />
      <WhatItWasMeasuredOn />
      <h3 id="have-a-model">How to have one</h3>
      <p>
        <strong>Whoever runs a site like this one</strong> adds a model by one setting: the key of a provider,
        or the address of a model on their own machine. The <a href="/about/#source-code">source code</a>{" "}
        comes with a README that tells how. A text is then sent to the provider, if it is not a model of one’s
        own; each report says who read.
      </p>
      <p>
        <strong>Whoever reads</strong> may have one in the browser: where Chrome has a model of its own that
        reads the language, the analysis page offers to ask it, and sends nothing. It is a small model, and
        has not been measured.
      </p>
    </section>
  );
}
