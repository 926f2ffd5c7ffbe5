import type * as Languages from "#languages/index.ts";
import type { ReportLanguage, TextLanguage } from "#report/index.ts";

/** Languages made up of English, letter for letter: text and rules, words and reports. */
export const MADE_UP = {
  /** In English's own script, with letters of its own. */
  latin: madeUp("qaa", "Latin", "ąęįǫų", "aeiou", "ąęįǫų"),
  /** In a script that no language of ours has. */
  greek: madeUp("qab", "Greek", "αεκλ", "abcdefghijklmnopqrstuvwxyz", "αβψδεφγηιξκλμνοπάρστυέωχήζ"),
};

export type MadeUpLanguage = ReturnType<typeof madeUp>;

function madeUp(id: string, script: Languages.Script, letters: string, from: string, to: string) {
  const swap = (letter: string) => {
    const at = from.indexOf(letter.toLowerCase());
    if (at < 0) return letter;
    const swapped = to.charAt(at);
    return letter === letter.toLowerCase() ? swapped : swapped.toUpperCase();
  };
  return {
    // A language that the closed lists have while a test runs, and that the types know nothing of.
    id: id as ReportLanguage & TextLanguage,
    script,
    letters,
    /** English words in this language. Placeholders and shapes of words stay as they are. */
    write: (english: string) =>
      english.replaceAll(/\{\w+\}|<\w+>|[A-Za-z]/gu, (found) => (found.length > 1 ? found : swap(found))),
  };
}

/** The closed list with the languages made up. */
export function withMadeUp<T>(languages: readonly T[]): readonly (T | MadeUpLanguage["id"])[] {
  return [...languages, ...Object.values(MADE_UP).map(({ id }) => id)];
}

/** A table with what English has in it written in each language made up. */
function inEach(table: { readonly en: unknown }): never {
  const made = Object.values(MADE_UP).map(({ id, write }) => [id, rewrite(table.en, write)] as const);
  return { ...table, ...Object.fromEntries(made) } as never;
}

/** The tables of all languages with those made up: what `src/languages/index.ts` would be if each had its folder. */
export function tablesWithMadeUp(tables: typeof Languages): typeof Languages {
  const profiles = { ...tables.profiles };
  for (const { id, script, letters, write } of Object.values(MADE_UP)) {
    profiles[id] = { script, letters, stopWords: tables.profiles.en.stopWords.map(write) };
  }
  return {
    ...tables,
    profiles,
    techniqueNames: inEach(tables.techniqueNames),
    techniqueWordings: inEach(tables.techniqueWordings),
    pointWordings: inEach(tables.pointWordings),
    textSummaryWordings: inEach(tables.textSummaryWordings),
    frames: inEach(tables.frames),
    quotationMarks: inEach(tables.quotationMarks),
    reportWords: inEach(tables.reportWords),
    kindWords: inEach(tables.kindWords),
    joints: inEach(tables.joints),
    sourceWords: inEach(tables.sourceWords),
    promptWordings: inEach(tables.promptWordings),
    rules: inEach(tables.rules),
    abbreviations: inEach(tables.abbreviations),
    structures: inEach(tables.structures),
    addressedToAi: inEach(tables.addressedToAi),
  };
}

/** Keys whose strings are names in code, not words. */
const NAMES = new Set(["technique", "strength"]);

/** A value with each of its strings rewritten. */
function rewrite(value: unknown, write: (words: string) => string): unknown {
  if (typeof value === "string") return write(value);
  if (Array.isArray(value)) return value.map((inner) => rewrite(inner, write));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, NAMES.has(key) ? inner : rewrite(inner, write)]),
  );
}
