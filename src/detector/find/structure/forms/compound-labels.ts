import { rules } from "#languages/index.ts";
import type { TextLanguage } from "#report/index.ts";
import { type Item, parsePattern } from "../../../patterns/pattern.ts";
import { type DistinctWords, hashOf, mixedHash, stringOf } from "../../../text/words/distinct-words.ts";
import { WordTable } from "../../../text/words/word-table.ts";
import type { WordForm } from "./word-form.ts";

/** Beginnings shorter than this are too common to be a label behind a hyphen. */
const SHORTEST_BEGINNING = 5;

interface Labels {
  readonly words: WordTable;
  /** First letters of beginnings: most halves begin like none, and no string is made of them. */
  readonly onsets: WordTable;
  readonly beginnings: readonly string[];
}

const HYPHEN = "-".charCodeAt(0);

const LABELS = new Map<TextLanguage, Labels>();

/** Labels in the second half of a compound: "officials-bloodsuckers", «чиновники-кровопивці». */
export const COMPOUND_LABELS: WordForm = {
  find: (words, language) =>
    wordsWithHyphen(words)
      .filter((word) => endsInLabel(words, word, labelsOf(language)))
      .map((word) => [word, "name-calling"]),
};

/** The numbers of words with a hyphen: as distinct words stand side by side, they are looked for in all at once. */
function wordsWithHyphen({ folded, ends, writeStart }: DistinctWords): number[] {
  const units = folded.subarray(0, writeStart);
  const found: number[] = [];
  let word = 1;
  for (let at = units.indexOf(HYPHEN); at !== -1; ) {
    while ((ends[word] ?? 0) <= at) word++;
    found.push(word);
    at = units.indexOf(HYPHEN, ends[word]);
  }
  return found;
}

function endsInLabel(words: DistinctWords, word: number, labels: Labels): boolean {
  const [start = 0, end = 0] = [words.starts[word], words.ends[word]];
  const hyphen = words.folded.lastIndexOf(HYPHEN, end - 1);
  return hyphen > start && isLabel(words, hyphen + 1, end, labels);
}

/** Whether the units of a word from `start` on are a label, or begin like one. */
function isLabel({ folded }: DistinctWords, start: number, end: number, labels: Labels): boolean {
  if (has(labels.words, folded, start, end)) return true;
  const onset = start + SHORTEST_BEGINNING;
  if (onset > end || !has(labels.onsets, folded, start, onset)) return false;
  const half = stringOf(folded, start, end);
  return labels.beginnings.some((beginning) => half.startsWith(beginning));
}

function has(table: WordTable, units: Uint16Array, start: number, end: number): boolean {
  return table.find(mixedHash(hashOf(units, start, end)), units, start, end) !== 0;
}

function labelsOf(language: TextLanguage): Labels {
  const labels = LABELS.get(language) ?? readLabels(language);
  LABELS.set(language, labels);
  return labels;
}

/** The words that are a label by themselves. */
function readLabels(language: TextLanguage): Labels {
  const items = rules[language]
    .filter(({ technique, strength }) => technique === "name-calling" && strength === "strong")
    .flatMap(({ patterns }) => patterns)
    .map(parsePattern)
    .flatMap((pattern) => (pattern.length === 1 ? pattern.flatMap(singles) : []));
  const beginnings = items.flatMap((item) =>
    item.kind === "prefix" && item.text.length >= SHORTEST_BEGINNING ? item.text : [],
  );
  return {
    words: tableOf(items.flatMap((item) => (item.kind === "word" ? item.text : []))),
    onsets: tableOf(beginnings.map((beginning) => beginning.slice(0, SHORTEST_BEGINNING))),
    beginnings,
  };
}

function tableOf(words: readonly string[]): WordTable {
  return new WordTable(new Map(words.map((word) => [word, 1])));
}

function singles(item: Item): Item[] {
  if (item.kind !== "any-of") return [item];
  return item.alternatives.flatMap((alternative) =>
    alternative.length === 1 ? alternative.flatMap(singles) : [],
  );
}
