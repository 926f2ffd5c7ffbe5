import { errorCard, isStale } from "#content/error-card.ts";
import { fill } from "#languages/index.ts";
import { LinkedWords } from "../../ui/linked-words.tsx";
import { contentIn } from "../../words/content.ts";
import type { AccuracyWords } from "../../words/en/accuracy.ts";
import { words } from "../../words/index.ts";
import type { SiteLanguage } from "../../words/languages.ts";
import type { Page } from "../page.ts";
import { wordsPage } from "../words.tsx";
import { JudgementTables } from "./judgement-table.tsx";
import { LabelTable } from "./label-table.tsx";
import { Readers } from "./readers.tsx";
import { ScoreList } from "./score-list.tsx";
import { Shares } from "./share-group.tsx";

function Scores({ scores }: Pick<AccuracyWords, "scores">) {
  return (
    <section aria-labelledby="scores" className="card-part">
      <h2 id="scores">{scores.title}</h2>
      {scores.paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedWords words={paragraph} />
        </p>
      ))}
      <p className="plot-key">
        <span className="key-ours">Subtext</span> <span className="key-trivial">{scores.trivial}</span>{" "}
        <span className="key-reference">{scores.published}</span>
      </p>
      <ScoreList />
    </section>
  );
}

function WhereItFails({ fails }: Pick<AccuracyWords, "fails">) {
  return (
    <section aria-labelledby="where-it-fails" className="card-part">
      <h2 id="where-it-fails">{fails.title}</h2>
      <ul>
        {fails.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>
        <LinkedWords words={fill(fails.figures, { version: errorCard.detectorVersion })} />
      </p>
    </section>
  );
}

export function accuracy(language: SiteLanguage): Page {
  const { stale, scores, labels, fails } = words[language].accuracy;
  const { detectorVersion: measured } = errorCard;
  return wordsPage(language, "accuracy", ({ analyserVersion: version }) => (
    <>
      {isStale(errorCard, version) && <p className="notice">{fill(stale, { measured, version })}</p>}
      <Readers />
      <JudgementTables />
      {contentIn[language].accuracy.shareGroups.map((group) => (
        <Shares key={group.id} group={group} />
      ))}
      <Scores scores={scores} />
      <section aria-labelledby="by-label" className="card-part">
        <h2 id="by-label">{labels.title}</h2>
        <LabelTable />
      </section>
      <WhereItFails fails={fails} />
    </>
  ));
}
