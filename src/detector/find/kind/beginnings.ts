import type { Tokens } from "../../text/tokens.ts";
import { hashOf } from "../../text/words/distinct-words.ts";

/** So many letters of a word are compared, since the rest of it is inflected. */
const BEGINNING = 5;

/** A hash of the first letters of a word: the same for most of its forms. */
export function beginningOf({ words, distinct: { folded, starts, ends } }: Tokens, token: number): number {
  const word = words[token] ?? 0;
  const start = starts[word] ?? 0;
  return hashOf(folded, start, Math.min(ends[word] ?? 0, start + BEGINNING));
}
