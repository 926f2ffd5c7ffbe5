import { structures } from "#languages/index.ts";
import type { DistinctWords } from "./words/distinct-words.ts";

/** What the letters of each distinct word of a text are, by the word's number. */
export interface LettersOfWords {
  readonly latin: Int32Array;
  readonly cyrillic: Int32Array;
  /** Letters that of our languages Ukrainian alone has, less those that Russian alone has. */
  readonly ukrainian: Int32Array;
  /** `LATIN`, `CYRILLIC` and `GREEK`, as far as the word has letters of them. */
  readonly scripts: Uint8Array;
}

export const LATIN = 1;
export const CYRILLIC = 2;
export const GREEK = 4;

const [FIRST_LATIN, END_OF_LATIN] = [0x61, 0x250];
const [FIRST_CYRILLIC, END_OF_CYRILLIC] = [0x400, 0x530];

/** By unit, its script. */
const SCRIPTS = Uint8Array.from({ length: END_OF_CYRILLIC }, (_, unit) => {
  if (unit < END_OF_LATIN) return (unit | 0x20) >= FIRST_LATIN && unit !== 0xb5 ? LATIN : 0;
  if (unit >= FIRST_CYRILLIC) return CYRILLIC;
  return unit >= 0x370 ? GREEK : 0;
});

/** By unit, 1 where it is Ukrainian, -1 where it is Russian. */
const OWNERS = new Int8Array(END_OF_CYRILLIC);
for (const letter of structures.uk.letters) OWNERS[letter.charCodeAt(0)] = 1;
for (const letter of structures.ru.letters) OWNERS[letter.charCodeAt(0)] = -1;

/** The script of a unit; 0 for all but letters of the three. */
export function scriptOf(unit: number): number {
  return unit < END_OF_CYRILLIC ? (SCRIPTS[unit] ?? 0) : 0;
}

/** Counts the letters of a text's words; each word but once, however often it is there. */
export function countLetters({ folded, starts, ends, count }: DistinctWords): LettersOfWords {
  const latin = new Int32Array(count);
  const cyrillic = new Int32Array(count);
  const ukrainian = new Int32Array(count);
  const scripts = new Uint8Array(count);
  for (let word = 1; word < count; word++) {
    const end = ends[word] ?? 0;
    let all = 0;
    let ofLatin = 0;
    let ofCyrillic = 0;
    let ofUkrainian = 0;
    for (let at = starts[word] ?? 0; at < end; at++) {
      const unit = folded[at] ?? 0;
      if (unit >= END_OF_CYRILLIC) continue;
      all |= SCRIPTS[unit] ?? 0;
      if (unit < END_OF_LATIN) ofLatin += unit >= FIRST_LATIN ? 1 : 0;
      else if (unit >= FIRST_CYRILLIC) {
        ofCyrillic++;
        ofUkrainian += OWNERS[unit] ?? 0;
      }
    }
    scripts[word] = all;
    latin[word] = ofLatin;
    cyrillic[word] = ofCyrillic;
    ukrainian[word] = ofUkrainian;
  }
  return { latin, cyrillic, ukrainian, scripts };
}
