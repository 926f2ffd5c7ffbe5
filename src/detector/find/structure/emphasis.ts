import type { Finding } from "../../patterns/match.ts";
import type { Sentence } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";
import { criesOrAsks, isWordLike, markAt, type Tokens, UPPER_SHAPE, WORD } from "../../text/tokens.ts";

/** Letters in capitals that make one word, or several in a row, loud. Acronyms are shorter. */
const LOUD_WORD = 7;
const LOUD_RUN = 10;
/** Words before "!!!" that are shown with it. */
const WORDS_SHOWN = 4;

/** Finds words in capitals amid a sentence, and heaped marks: !!!, ?! . Weak by themselves. */
export function findEmphasis({ tokens, sentences }: Split): Finding[] {
  const findings: Finding[] = [];
  const add = (number: number, ranges: readonly [number, number][]) => {
    for (const [first, last] of ranges)
      findings.push({ technique: "loaded-language", strength: "weak", first, last, sentence: number });
  };
  for (const [number, sentence] of sentences.entries()) {
    if (hasCapitals(tokens, sentence)) add(number, loudWords(tokens, sentence));
    if (criesOrAsks(markAt(tokens, sentence.end - 1))) add(number, heapedMarks(tokens, sentence));
  }
  return findings;
}

/** Whether any word is written in capitals: most sentences have none. */
function hasCapitals({ shapes }: Tokens, { first, end }: Sentence): boolean {
  for (let index = first; index < end; index++) if (shapes[index] === UPPER_SHAPE) return true;
  return false;
}

function loudWords(tokens: Tokens, { first, end, isHeading }: Sentence): [number, number][] {
  const runs: [number, number][] = [];
  let loud = 0;
  let quiet = 0;
  let from = -1;
  let last = -1;
  let letters = 0;
  const close = () => {
    if (from >= 0 && letters >= (last > from ? LOUD_RUN : LOUD_WORD)) runs.push([from, last]);
    from = -1;
    letters = 0;
  };
  for (let index = first; index < end; index++) {
    if (tokens.kinds[index] !== WORD) continue;
    const length = (tokens.ends[index] ?? 0) - (tokens.starts[index] ?? 0);
    if (tokens.shapes[index] === UPPER_SHAPE) {
      loud++;
      if (from < 0) from = index;
      last = index;
      letters += length;
    } else {
      if (length > 1) quiet++;
      close();
    }
  }
  close();
  // A line wholly in capitals is a heading, not emphasis.
  return isHeading || quiet < loud ? [] : runs;
}

function heapedMarks(tokens: Tokens, { first, end }: Sentence): [number, number][] {
  let marks = 0;
  let index = end - 1;
  for (; index >= first && criesOrAsks(markAt(tokens, index)); index--) marks++;
  const isMixed = marks === 2 && markAt(tokens, end - 1) !== markAt(tokens, end - 2);
  if (marks < 3 && !isMixed) return [];
  const last = index;
  while (index >= first && last - index < WORDS_SHOWN && isWordLike(tokens, index)) index--;
  return index === last ? [] : [[index + 1, end - 1]];
}
