import { type KindEndings, kindWords } from "#languages/index.ts";
import { forEachLanguage, TEXT_LANGUAGES, type TextLanguage } from "#report/index.ts";
import type { DistinctWords } from "../../text/words/distinct-words.ts";
import { Endings } from "../../text/words/endings.ts";

/** Bits of what a word may be by its ending. */
export const PAST = 1;
export const IMPERATIVE = 2;
export const ABSTRACT = 4;
export const IMPERSONAL = 8;

const BITS: readonly (readonly [name: keyof KindEndings, bit: number])[] = [
  ["past", PAST],
  ["imperative", IMPERATIVE],
  ["abstract", ABSTRACT],
  ["impersonal", IMPERSONAL],
];

/** A word needs so many units before its ending. */
const SHORTEST_STEM = 2;

const ENDINGS = forEachLanguage(TEXT_LANGUAGES, (language) => {
  const { endings } = kindWords[language];
  return new Endings(BITS.flatMap(([name, bit]) => endings[name].map((ending) => [ending, bit] as const)));
});

/** The bits of each distinct word of a text, by its number. */
export function readEndings(words: DistinctWords, language: TextLanguage): Uint8Array {
  const endings = ENDINGS[language];
  const bits = new Uint8Array(words.count);
  for (let word = 1; word < words.count; word++)
    for (const bit of endings.of(words, word, SHORTEST_STEM)) bits[word] = (bits[word] ?? 0) | bit;
  return bits;
}
