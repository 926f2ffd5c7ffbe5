import type { Tokens } from "../../text/tokens.ts";
import { hashStep, WORD_HASH_SEED } from "../../text/words/distinct-words.ts";

/** So many letters of a word are compared, since the rest of it is inflected. */
const BEGINNING = 5;

/** A hash of the first letters of a word: the same for most of its forms. */
export function beginningOf({ words, distinct: { folded, starts, ends } }: Tokens, token: number): number {
  const word = words[token] ?? 0;
  const start = starts[word] ?? 0;
  const end = Math.min(ends[word] ?? 0, start + BEGINNING);
  let hash = WORD_HASH_SEED;
  for (let at = start; at < end; at++) hash = hashStep(hash, folded[at] ?? 0);
  return hash;
}
