import { errorCard, type Score } from "#content/error-card.ts";
import { fill } from "#languages/index.ts";
import { contentIn } from "../../words/content.ts";
import { useLanguage } from "../../words/context.ts";
import { words } from "../../words/index.ts";
import { LOCALES, numberIn } from "../../words/languages.ts";
import { ScorePlot } from "./score-plot.tsx";

/** Every figure that readers are shown: in words, in numbers and on a scale. */
export function ScoreList() {
  const language = useLanguage();
  const { scores } = words[language].accuracy;
  return (
    <ul className="score-list">
      {contentIn[language].accuracy.measures.flatMap((measure) => {
        const score: Score | undefined = errorCard.scores[measure.key];
        if (score === undefined) return [];
        return (
          <li key={measure.key}>
            <h3>{measure.title}</h3>
            <p>{measure.meaning}</p>
            <ScorePlot measure={measure} score={score} />
            <p className="score-words">
              <strong>{numberIn(language, score.score, 2)}</strong> Subtext ·{" "}
              {numberIn(language, score.trivial, 2)} {scores.trivial}
              {measure.reference &&
                ` · ${measure.reference.score.toLocaleString(LOCALES[language])} ${measure.reference.name}`}{" "}
              · {fill(scores.texts, { n: numberIn(language, score.n) })}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
