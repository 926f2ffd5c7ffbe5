import { type Evidence, hasFact, type Span } from "#report/index.ts";
import type { Candidate } from "../select/candidates.ts";
import type { SelectedPoint } from "../select/points.ts";
import { countWords } from "./memory.ts";
import type { UnwrittenPoint } from "./write-report.ts";

/** So many words a sentence of prose quotes whole; of more it quotes the telling part, if that says enough or would be cut off. */
const MOST_QUOTED_WORDS = 10;
const FEWEST_TELLING_WORDS = 3;

/** A selected point with its evidence, and the words by which a sentence speaks of it. */
export function unwrittenOf(text: string, { technique, weight, candidates }: SelectedPoint): UnwrittenPoint {
  const [first, ...more] = candidates;
  const evidenceOf = ({ shown, voice, speaker }: Candidate): Evidence => ({
    quote: text.slice(shown.start, shown.end),
    ...shown,
    voice,
    ...(speaker === undefined ? {} : { speaker }),
  });
  const wordsIn = ({ start, end }: Span) => countWords(text.slice(start, end));
  const telling = candidates.map(({ shown, core, phrase }) => {
    const isTellingEnough =
      wordsIn(core) >= FEWEST_TELLING_WORDS ||
      hasFact(technique, "isOfWords") ||
      wordsIn({ start: shown.start, end: core.end }) > MOST_QUOTED_WORDS;
    const { start, end } = wordsIn(shown) > MOST_QUOTED_WORDS && isTellingEnough ? phrase : shown;
    return text.slice(start, end);
  });
  const isWholeClause = candidates.every(
    ({ isWholeSentence, shown }, at) => isWholeSentence && telling[at] === text.slice(shown.start, shown.end),
  );
  return {
    technique,
    weight,
    evidence: [evidenceOf(first), ...more.map(evidenceOf)],
    telling,
    isWholeClause,
  };
}
