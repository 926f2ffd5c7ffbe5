import { measures } from "#content/accuracy.ts";
import { errorCard, type Score } from "#content/error-card.ts";
import { ScorePlot } from "./score-plot.tsx";

/** Every figure that readers are shown: in words, in numbers and on a scale. */
export function ScoreList() {
  return (
    <ul className="score-list">
      {measures.flatMap((measure) => {
        const score: Score | undefined = errorCard.scores[measure.key];
        if (score === undefined) return [];
        return (
          <li key={measure.key}>
            <h3>{measure.title}</h3>
            <p>{measure.meaning}</p>
            <ScorePlot measure={measure} score={score} />
            <p className="score-words">
              <strong>{score.score.toFixed(2)}</strong> Subtext · {score.trivial.toFixed(2)} trivial answer
              {measure.reference && ` · ${measure.reference.score} ${measure.reference.name}`} ·{" "}
              {score.n.toLocaleString("en-US")} texts
            </p>
          </li>
        );
      })}
    </ul>
  );
}
