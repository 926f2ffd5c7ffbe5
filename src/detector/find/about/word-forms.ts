import { profiles, topicWords } from "#languages/index.ts";
import type { TextLanguage } from "#report/index.ts";
import type { Tokens } from "../../text/tokens.ts";
import { type DistinctWords, hashOf, mixedHash } from "../../text/words/distinct-words.ts";
import { Endings } from "../../text/words/endings.ts";

/** Beginnings are first counted in so many groups: few groups have words enough, and only theirs are counted one by one. */
const GROUPS = 1 << 12;

function groupOf(beginning: number): number {
  return mixedHash(beginning) & (GROUPS - 1);
}

/** For each distinct word the hash of its beginning; 0 where words that begin so are rare, or words of any text. */
export function frequentBeginnings(tokens: Tokens, language: TextLanguage, least: number): Int32Array {
  const { distinct, count, words } = tokens;
  const times = new Int32Array(distinct.count);
  for (let token = 0; token < count; token++) times[words[token] ?? 0] = (times[words[token] ?? 0] ?? 0) + 1;
  const beginnings = new Int32Array(distinct.count);
  const sums = new Int32Array(GROUPS);
  for (let word = 1; word < distinct.count; word++) {
    const beginning = beginningOf(distinct, word, language);
    beginnings[word] = beginning;
    sums[groupOf(beginning)]! += times[word] ?? 0;
  }
  const common = commonOf(language);
  const totals = new Map<number, number>();
  for (let word = 1; word < distinct.count; word++) {
    const beginning = beginnings[word] ?? 0;
    if ((sums[groupOf(beginning)] ?? 0) < least || common.has(beginning)) beginnings[word] = 0;
    else totals.set(beginning, (totals.get(beginning) ?? 0) + (times[word] ?? 0));
  }
  return beginnings.map((beginning) =>
    beginning === 0 || (totals.get(beginning) ?? 0) < least ? 0 : beginning,
  );
}

/** Letters of an ending that a form may lose, and gain, to be another one of the same word. */
const ENDING = { lost: 2, gained: 2 } as const;

/** Whether two words are forms of one: «школа», «школами», and not «Україна», «українців». */
export function isKin(a: string, b: string): boolean {
  const [one, other] = [a.toLowerCase(), b.toLowerCase()];
  let same = 0;
  while (same < one.length && one[same] === other[same]) same++;
  return one.length - same <= ENDING.lost && other.length - same <= ENDING.gained;
}

/** Whether a word ends as it mostly does in no dictionary. */
export function isOblique(word: string, language: TextLanguage): boolean {
  return topicWords[language].oblique.includes(word.slice(-1));
}

/** Whether a word is surely in a case that no list takes: «греблю»; names have fewer forms, so that «Україні» is one too. */
export function isBent(word: string, isName: boolean, language: TextLanguage): boolean {
  const { bent, bentUnlessName = [] } = topicWords[language];
  if (bent.some((ending) => word.endsWith(ending))) return true;
  return isName ? isOblique(word, language) : bentUnlessName.some((ending) => word.endsWith(ending));
}

/** A word of fewer letters loses none of them. */
const SHORTEST_CUT = 3;

/** A hash of how a word begins: the same for most of its forms. */
function beginningOf({ folded, starts, ends }: DistinctWords, word: number, language: TextLanguage): number {
  const start = starts[word] ?? 0;
  return hashOfBeginning(folded, start, ends[word] ?? start, language);
}

function hashOfBeginning(units: Uint16Array, start: number, end: number, language: TextLanguage): number {
  const { beginning, plural } = topicWords[language];
  const last = plural.charCodeAt(0);
  const isPlural = units[end - 1] === last && units[end - 2] !== last;
  const letters = end - start - (isPlural ? 1 : 0);
  const { most, without } = beginning;
  const compared = letters > most ? most : Math.min(letters, Math.max(SHORTEST_CUT, letters - without));
  return hashOf(units, start, start + compared);
}

const commons = new Map<TextLanguage, ReadonlySet<number>>();
const endingsByLanguage = new Map<TextLanguage, Endings<true>>();

function commonOf(language: TextLanguage): ReadonlySet<number> {
  const known = commons.get(language);
  if (known !== undefined) return known;
  const hashes = [...profiles[language].stopWords, ...topicWords[language].common].map((word) =>
    hashOfBeginning(
      Uint16Array.from(word, (letter) => letter.charCodeAt(0)),
      0,
      word.length,
      language,
    ),
  );
  const common = new Set(hashes);
  commons.set(language, common);
  return common;
}

function endingsOf(language: TextLanguage): Endings<true> {
  const known = endingsByLanguage.get(language);
  if (known !== undefined) return known;
  const endings = new Endings(topicWords[language].endings.map((ending) => [ending, true] as const));
  endingsByLanguage.set(language, endings);
  return endings;
}

/** Letters before an ending of a verb or an adjective. */
const STEM = 3;

/** Whether a distinct word ends as no verb, adverb or adjective does. */
export function mayBeNoun(distinct: DistinctWords, word: number, language: TextLanguage): boolean {
  return endingsOf(language).of(distinct, word, STEM).length === 0;
}
