import { hasFact, type Technique } from "#report/index.ts";
import type { Finding } from "../../patterns/match.ts";
import { outerWordsOf } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";
import { isWordLike, type Tokens } from "../../text/tokens.ts";

/** A token, and how much it speaks for the technique that is named. */
export interface Weighed {
  readonly token: number;
  readonly weight: number;
}

/** An argument in a sentence of no more words is quoted whole: its parts say little alone. */
const LONGEST_ARGUMENT = 15;

/** The words that tell: those of one sentence that together weigh the most, or for an argument a short sentence whole. */
export function tellingWords(
  { tokens, sentences }: Split,
  technique: Technique,
  weighed: readonly Weighed[],
): Pick<Finding, "first" | "last" | "sentence"> {
  const runs = sentences.map((sentence, number) => ({
    number,
    sentence,
    ...heaviestRun(weighed.filter(({ token }) => token >= sentence.first && token < sentence.end)),
  }));
  const run = runs.reduce((best, each) => (each.sum > best.sum ? each : best));
  const isPart = hasFact(technique, "isOfWords") || run.sentence.words > LONGEST_ARGUMENT;
  const words = isPart ? wordsWithin(tokens, run.first, run.last) : undefined;
  return { sentence: run.number, ...(words ?? outerWordsOf(tokens, run.sentence)) };
}

/** The run of tokens with the highest sum of weights over their mean (Kadane's algorithm; Bentley 1984, "Programming Pearls"). */
function heaviestRun(weighed: readonly Weighed[]): { first: number; last: number; sum: number } {
  const mean = weighed.reduce((sum, { weight }) => sum + weight, 0) / weighed.length;
  let best = { first: 0, last: 0, sum: Number.NEGATIVE_INFINITY };
  let run = { first: 0, sum: 0 };
  for (const { token, weight } of weighed) {
    run = run.sum > 0 ? run : { first: token, sum: 0 };
    run.sum += weight - mean;
    if (run.sum > best.sum) best = { ...run, last: token };
  }
  return best;
}

/** Tokens from the first to the last word among some; undefined where there is none. */
function wordsWithin(
  tokens: Tokens,
  first: number,
  last: number,
): { first: number; last: number } | undefined {
  let [start, end] = [first, last];
  while (start <= last && !isWordLike(tokens, start)) start++;
  while (end > start && !isWordLike(tokens, end)) end--;
  return start > last ? undefined : { first: start, last: end };
}
