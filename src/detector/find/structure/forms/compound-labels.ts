import { rules } from "#languages/index.ts";
import type { TextLanguage } from "#report/index.ts";
import { type Item, parsePattern } from "../../../patterns/pattern.ts";
import { wordOf } from "../../../text/words/distinct-words.ts";
import type { WordForm } from "./word-form.ts";

/** Beginnings shorter than this are too common to be a label behind a hyphen. */
const SHORTEST_BEGINNING = 5;

interface Labels {
  readonly words: ReadonlySet<string>;
  /** By their first letters, so that a word is compared with a few of some hundred. */
  readonly beginnings: ReadonlyMap<string, readonly string[]>;
}

const HYPHEN = "-".charCodeAt(0);

const LABELS = new Map<TextLanguage, Labels>();

/** Labels in the second half of a compound: "officials-bloodsuckers", «чиновники-кровопивці». */
export const COMPOUND_LABELS: WordForm = {
  look(words, word, language) {
    const [start = 0, end = 0] = [words.starts[word], words.ends[word]];
    let hyphen = end - 1;
    while (hyphen > start && words.folded[hyphen] !== HYPHEN) hyphen--;
    if (hyphen <= start) return undefined;
    const half = wordOf(words, word).slice(hyphen + 1 - start);
    return isLabel(half, labelsOf(language)) ? "name-calling" : undefined;
  },
};

function isLabel(half: string, { words, beginnings }: Labels): boolean {
  if (words.has(half)) return true;
  const alike = beginnings.get(half.slice(0, SHORTEST_BEGINNING)) ?? [];
  return alike.some((beginning) => half.startsWith(beginning));
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
    words: new Set(items.flatMap((item) => (item.kind === "word" ? item.text : []))),
    beginnings: Map.groupBy(beginnings, (beginning) => beginning.slice(0, SHORTEST_BEGINNING)),
  };
}

function singles(item: Item): Item[] {
  if (item.kind !== "any-of") return [item];
  return item.alternatives.flatMap((alternative) =>
    alternative.length === 1 ? alternative.flatMap(singles) : [],
  );
}
