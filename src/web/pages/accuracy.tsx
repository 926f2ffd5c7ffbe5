import { errorCard, isStale } from "#content/error-card.ts";
import * as words from "#content/pages/accuracy.mdx";
import { LabelTable, PlainTexts, ScoreList } from "../accuracy/index.ts";
import { wordsPage } from "./words.tsx";

export const accuracy = wordsPage(words, ({ analyserVersion }) => (
  <>
    {isStale(errorCard, analyserVersion) && (
      <p className="notice">
        The figures below are older than the rules: they were measured with version{" "}
        {errorCard.detectorVersion}, and this site reads with version {analyserVersion}.
      </p>
    )}
    <section aria-labelledby="plain-texts" className="card-part">
      <h2 id="plain-texts">Plain texts that were accused of something</h2>
      <p>
        Weather reports, recipes, minutes, notices, court reports and the like, written by us. Here every hit
        is a false alarm: so many drew an observation in one of the three accusing boxes.
      </p>
      <PlainTexts />
    </section>
    <section aria-labelledby="scores" className="card-part">
      <h2 id="scores">Against texts that people have annotated</h2>
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
          its own, and most of these are missed.
        </li>
        <li>Irony without a sign of it is read literally.</li>
        <li>
          It shows whole sentences where annotators often mark a part of them, and the name it gives to a
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
