import type { Score } from "#content/error-card.ts";
import type { Measure } from "#content/types.ts";
import { useLanguage } from "../../words/context.ts";
import { words } from "../../words/index.ts";
import { LOCALES, numberIn, type SiteLanguage } from "../../words/languages.ts";

const WIDTH = 320;
const HEIGHT = 28;
const MIDDLE = 14;
const MARGIN = 8;

/** Where a figure from 0 to 1 stands on the scale. */
function x(value: number): number {
  return MARGIN + value * (WIDTH - 2 * MARGIN);
}

/** One figure on a scale from 0 to 1, beside the trivial answer and, where there is one, a published figure. */
export function ScorePlot({ measure, score }: { readonly measure: Measure; readonly score: Score }) {
  const language = useLanguage();
  const { reference } = measure;
  return (
    <svg
      className="score-plot"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      // eslint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing of our own, not a file
      role="img"
      aria-label={inWords(language, measure, score)}
    >
      <line className="scale" x1={x(0)} x2={x(1)} y1={MIDDLE} y2={MIDDLE} />
      <line className="gain" x1={x(score.trivial)} x2={x(score.score)} y1={MIDDLE} y2={MIDDLE} />
      <circle className="trivial" cx={x(score.trivial)} cy={MIDDLE} r="5" />
      {reference && (
        <line className="reference" x1={x(reference.score)} x2={x(reference.score)} y1="3" y2={HEIGHT - 3} />
      )}
      <circle className="ours" cx={x(score.score)} cy={MIDDLE} r="6" />
    </svg>
  );
}

function inWords(language: SiteLanguage, { title, reference }: Measure, { score, trivial }: Score): string {
  const published = reference
    ? `, ${reference.name} ${reference.score.toLocaleString(LOCALES[language])}`
    : "";
  const ours = `Subtext ${numberIn(language, score, 2)}`;
  return `${title}: ${ours}, ${words[language].accuracy.scores.trivial} ${numberIn(language, trivial, 2)}${published}`;
}
