import { profiles, SCRIPTS, type Script } from "#languages/index.ts";
import { LANGUAGES, type Language } from "#report/index.ts";
import type { Tokens } from "./tokens.ts";
import type { DistinctWords } from "./words/distinct-words.ts";

/** What the letters of a text are. */
export interface Letters {
  /** Running totals of each column over the tokens: what stands before token `n` is at `column * (tokens + 1) + n`. */
  readonly totals: Int32Array;
  /** Number of tokens. */
  readonly tokens: number;
  /** The scripts of each distinct word's letters, as `scriptBit` gives them, in one number; by the word's number. */
  readonly scripts: Int32Array;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which strings they are
const SCRIPT_NAMES = Object.keys(SCRIPTS) as Script[];

/** Columns: letters of each script, then those by which a language differs from others of its script. */
const COLUMNS: readonly (Script | Language)[] = [
  ...SCRIPT_NAMES,
  ...LANGUAGES.filter((language) => profiles[language].letters !== ""),
];

/** The column of a script or of a language; -1 for a language without letters of its own. */
export function columnOf(name: Script | Language): number {
  return COLUMNS.indexOf(name);
}

/** A script as one bit of a number. */
export function scriptBit(script: Script): number {
  return 1 << SCRIPT_NAMES.indexOf(script);
}

const UNITS = 1 + Math.max(...Object.values(SCRIPTS).flat(2));
const LANGUAGES_SHIFT = 4;

/**
 * By unit, the number of its script, from 1; shifted by `LANGUAGES_SHIFT`, the place in `TOLD_BY_UNIT` of the languages
 * that it tells from others. 0 for what is no letter of the scripts.
 */
const UNIT_INFO = new Uint16Array(UNITS);
/** Columns of the languages that a unit tells from others; those of most units are none. */
const TOLD_BY_UNIT: number[][] = [[]];

for (const [number, script] of SCRIPT_NAMES.entries()) {
  const isOfScript = new RegExp(`\\p{Script=${script}}`, "u");
  for (const [first, last] of SCRIPTS[script]) {
    for (let unit = first; unit <= last; unit++) {
      if (isOfScript.test(String.fromCharCode(unit))) UNIT_INFO[unit] = number + 1;
    }
  }
}
for (const language of LANGUAGES) {
  for (const letter of profiles[language].letters) {
    const unit = letter.charCodeAt(0);
    const info = UNIT_INFO[unit] ?? 0;
    const place = info >> LANGUAGES_SHIFT || TOLD_BY_UNIT.push([]) - 1;
    TOLD_BY_UNIT[place]?.push(columnOf(language));
    UNIT_INFO[unit] = (info & (2 ** LANGUAGES_SHIFT - 1)) | (place << LANGUAGES_SHIFT);
  }
}

/** The script of a unit, as `scriptBit` gives it; 0 for all but letters of the scripts. */
export function scriptOf(unit: number): number {
  return (1 << scriptNumber(UNIT_INFO[unit] ?? 0)) >> 1;
}

function scriptNumber(info: number): number {
  return info & (2 ** LANGUAGES_SHIFT - 1);
}

/** Counts the letters of a text. */
export function countLetters(tokens: Tokens): Letters {
  const { words, count } = tokens;
  const { counts, scripts } = countInWords(tokens.distinct);
  const totals = new Int32Array(COLUMNS.length * (count + 1));
  for (let column = 0; column < COLUMNS.length; column++) {
    const ofColumn = column * scripts.length;
    let place = column * (count + 1);
    let sum = 0;
    for (let index = 0; index < count; index++) {
      sum += counts[ofColumn + (words[index] ?? 0)] ?? 0;
      totals[++place] = sum;
    }
  }
  return { totals, tokens: count, scripts };
}

/** How many letters of a column stand in tokens `first` up to `end`. */
export function lettersIn({ totals, tokens }: Letters, column: number, first: number, end: number): number {
  const place = column * (tokens + 1);
  return (totals[place + end] ?? 0) - (totals[place + first] ?? 0);
}

/** Counts each distinct word's letters but once, however often it is there. Column after column. */
function countInWords({ folded, starts, ends, count }: DistinctWords) {
  const counts = new Int32Array(count * COLUMNS.length);
  const scripts = new Int32Array(count);
  for (let word = 1; word < count; word++) {
    const end = ends[word] ?? 0;
    let current = 0;
    let letters = 0;
    let all = 0;
    for (let at = starts[word] ?? 0; at < end; at++) {
      const info = UNIT_INFO[folded[at] ?? 0] ?? 0;
      const script = scriptNumber(info);
      if (script !== current) {
        if (current !== 0) counts[(current - 1) * count + word]! += letters;
        current = script;
        letters = 0;
        all |= 1 << script;
      }
      letters++;
      if (info === script) continue;
      for (const column of TOLD_BY_UNIT[info >> LANGUAGES_SHIFT] ?? []) counts[column * count + word]!++;
    }
    if (current !== 0) counts[(current - 1) * count + word]! += letters;
    scripts[word] = all >> 1;
  }
  return { counts, scripts };
}
