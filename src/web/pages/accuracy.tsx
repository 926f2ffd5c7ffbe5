import { shareGroups } from "#content/accuracy.ts";
import { errorCard, isStale } from "#content/error-card.ts";
import * as words from "#content/pages/accuracy.mdx";
import { JudgementTables, LabelTable, Readers, ScoreList, Shares } from "../accuracy/index.ts";
import { wordsPage } from "./words.tsx";

export const accuracy = wordsPage(words, ({ analyserVersion }) => (
  <>
    {isStale(errorCard, analyserVersion) && (
      <p className="notice">
        The figures below are older than the rules: they were measured with version{" "}
        {errorCard.detectorVersion}, and this site reads with version {analyserVersion}.
      </p>
    )}
    <Readers />
    <JudgementTables />
    {shareGroups.map((group) => (
      <Shares key={group.id} group={group} />
    ))}
    <section aria-labelledby="scores" className="card-part">
      <h2 id="scores">Against texts that people have annotated</h2>
      <p>
        Research benchmarks reward naming much: a reader who points at every strong word scores well on them
        and is wrong too often to be believed. Where a benchmark rewards what is not right, we choose to be
        right. Some of these figures have fallen on purpose.
      </p>
      <p>
        A figure of 1 would mean that the analyser and the annotators agree on everything; it is not a share
        of right answers. The hollow mark is the <em>trivial answer</em>, which says yes to everything and
        needs no reading at all. A system that does not clearly beat it has understood little. The short line,
        where there is one, is a published figure of another system on the same task. Annotators also disagree
        with one another, and a good part of the distance to 1 is that.
      </p>
      <p className="plot-key">
        <span className="key-ours">Subtext</span> <span className="key-trivial">trivial answer</span>{" "}
        <span className="key-reference">published system</span>
      </p>
      <ScoreList />
    </section>
    <section aria-labelledby="by-label" className="card-part">
      <h2 id="by-label">Found, missed, false alarms</h2>
      <LabelTable />
    </section>
    <section aria-labelledby="where-it-fails" className="card-part">
      <h2 id="where-it-fails">Where it fails</h2>
      <ul>
        <li>
          It analyses words and knows nothing of what they are about. A technique made of facts left out, such
          as cherry-picking, or of a twisted opponent’s argument, such as a straw man, often has no words of
          its own, and most of these are missed. It says little rather than much: three to five points for a
          text, though there may be more to say.
        </li>
        <li>Irony without a sign of it is read literally.</li>
        <li>
          It shows a clause where annotators often mark more or less of it, and the name it gives to a
          technique is less sure than the place it shows.
        </li>
        <li>An emotion that only an event conveys, without a word for it, is often missed.</li>
      </ul>
      <p>
        These figures are of version {errorCard.detectorVersion} of the embedded analyser. Anyone with the
        datasets can make them again with one command, <code>npm run evaluate</code>.
      </p>
    </section>
  </>
));
