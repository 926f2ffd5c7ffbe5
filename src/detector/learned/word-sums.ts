import { type Tokens, WORD } from "../split/tokens.ts";

/** What each distinct word of one text adds to the sum of each label; filled as words are met. */
export class WordSums {
  /** Word `n` adds `sums[n * labels + label]`, in stored steps. */
  readonly sums: Int32Array;
  /** Number of features of each word; 0 while it has not been met. */
  readonly features: Uint8Array;

  constructor(words: number, labels: number) {
    this.sums = new Int32Array(words * labels);
    this.features = new Uint8Array(words);
  }
}

/** The number of a token's distinct word; 0 for anything that is not a word. */
export function wordOf({ kinds, words }: Tokens, index: number): number {
  return kinds[index] === WORD ? (words[index] ?? 0) : 0;
}
