import { type KindEndings, kindWords } from "#languages/index.ts";
import type { TextLanguage } from "#report/index.ts";
import type { DistinctWords } from "../../text/words/distinct-words.ts";

/** Bits of what a word may be by its ending. */
export const PAST = 1;
export const IMPERATIVE = 2;
export const ABSTRACT = 4;
export const IMPERSONAL = 8;

const BITS: Record<keyof KindEndings, number> = {
  past: PAST,
  imperative: IMPERATIVE,
  abstract: ABSTRACT,
  impersonal: IMPERSONAL,
};

/** A word needs so many units before its ending. */
const SHORTEST_STEM = 2;

interface Ending {
  readonly units: readonly number[];
  readonly bit: number;
}

/** Endings by their last unit, so that most words are compared with a few. */
type EndingsByUnit = ReadonlyMap<number, readonly Ending[]>;

const built = new Map<TextLanguage, EndingsByUnit>();

function endingsOf(language: TextLanguage): EndingsByUnit {
  const known = built.get(language);
  if (known !== undefined) return known;
  const byUnit = new Map<number, Ending[]>();
  const { endings } = kindWords[language];
  for (const name of ["past", "imperative", "abstract", "impersonal"] as const) {
    for (const ending of endings[name]) {
      const units = Array.from(ending, (letter) => letter.charCodeAt(0));
      const last = units.at(-1) ?? 0;
      byUnit.set(last, [...(byUnit.get(last) ?? []), { units, bit: BITS[name] }]);
    }
  }
  built.set(language, byUnit);
  return byUnit;
}

/** The bits of each distinct word of a text, by its number. */
export function readEndings(words: DistinctWords, language: TextLanguage): Uint8Array {
  const endings = endingsOf(language);
  const bits = new Uint8Array(words.count);
  for (let word = 1; word < words.count; word++) {
    const start = words.starts[word] ?? 0;
    const end = words.ends[word] ?? 0;
    for (const ending of endings.get(words.folded[end - 1] ?? 0) ?? []) {
      if (endsIn(words.folded, start, end, ending.units)) bits[word] = (bits[word] ?? 0) | ending.bit;
    }
  }
  return bits;
}

function endsIn(folded: Uint16Array, start: number, end: number, units: readonly number[]): boolean {
  const from = end - units.length;
  if (from < start + SHORTEST_STEM) return false;
  return units.every((unit, at) => folded[from + at] === unit);
}
