import type { Tokens } from "../tokens.ts";
import { WordTable } from "./word-table.ts";

/** Folded words, among which a token of a text is looked for without making a string of it. */
export class WordSet {
  readonly #words: WordTable;

  constructor(words: readonly string[]) {
    this.#words = new WordTable(new Map(words.map((word) => [word, 1])));
  }

  /** Whether a token is one of the words. */
  has({ words, distinct: { folded, starts, ends, hashes } }: Tokens, index: number): boolean {
    const word = words[index] ?? 0;
    if (word === 0) return false;
    return this.#words.find(hashes[word] ?? 0, folded, starts[word] ?? 0, ends[word] ?? 0) !== 0;
  }
}
