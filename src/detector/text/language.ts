import { profiles, type Script } from "#languages/index.ts";
import {
  forEachLanguage,
  LANGUAGES,
  type Language,
  TEXT_LANGUAGES,
  type TextLanguage,
} from "#report/index.ts";
import { columnOf, type Letters, lettersIn } from "./letters.ts";
import type { Sentence } from "./sentences.ts";
import { type Tokens, WORD } from "./tokens.ts";
import { Endings } from "./words/endings.ts";
import { WordSet } from "./words/word-set.ts";

/** Tokens `first` up to, but not including, `end`. */
interface Passage {
  readonly tokens: Tokens;
  readonly letters: Letters;
  readonly first: number;
  readonly end: number;
}

/** Languages that share a script, and what tells them apart: the next count decides where one leaves several equal. */
interface ScriptGroup<L extends Language> {
  readonly column: number;
  readonly languages: readonly L[];
  readonly counts: readonly ((passage: Passage, language: L) => number)[];
}

const STOP_WORDS = forEachLanguage(LANGUAGES, (language) => new WordSet(profiles[language].stopWords));

/** Endings of one language alone; they say nothing but that they are there. */
const ENDINGS = forEachLanguage(
  LANGUAGES,
  (language) => new Endings((profiles[language].endings ?? []).map((ending) => [ending, true] as const)),
);

/** The languages of texts, by script, in the order of their list. */
const OF_TEXTS = byScript(TEXT_LANGUAGES);
/** All languages, by script: a report may be written in one that no text is read in. */
const ALL = byScript(LANGUAGES);

function byScript<L extends Language>(languages: readonly L[]): ScriptGroup<L>[] {
  const groups = Map.groupBy(languages, (language) => profiles[language].script);
  return [...groups].map(([script, members]) => groupOf(script, members));
}

/** Letters come first where each of the languages has letters of its own; they stand in almost every sentence then. */
function groupOf<L extends Language>(script: Script, languages: readonly L[]): ScriptGroup<L> {
  const haveLetters = languages.every((language) => profiles[language].letters !== "");
  const counts = haveLetters ? [countOwnLetters, countStopWords] : [countStopWords, countOwnLetters];
  return { column: columnOf(script), languages, counts };
}

/** The language of a text's tokens; the first of the list where they have no letters of the languages' scripts. */
export function textLanguageOf(tokens: Tokens, letters: Letters): TextLanguage {
  const passage = { tokens, letters, first: 0, end: tokens.count };
  return languageOf(passage, OF_TEXTS) ?? TEXT_LANGUAGES[0];
}

/** The same among all languages; undefined where there are no letters of their scripts. */
export function anyLanguageOf(tokens: Tokens, letters: Letters): Language | undefined {
  return languageOf({ tokens, letters, first: 0, end: tokens.count }, ALL);
}

/**
 * Gives each sentence its language. A short sentence without letters or words of one language keeps that of the
 * text, and a few Latin words in a text of another script are names.
 */
export function assignLanguages(
  tokens: Tokens,
  letters: Letters,
  sentences: readonly Sentence[],
  ofText: TextLanguage,
): void {
  for (const sentence of sentences) {
    const { first, end, words } = sentence;
    const language = languageOf({ tokens, letters, first, end }, OF_TEXTS, ofText) ?? ofText;
    const isForeignName = words < 4 && isLatin(language) && !isLatin(ofText);
    sentence.language = isForeignName ? ofText : language;
  }
}

function isLatin(language: Language): boolean {
  return profiles[language].script === "Latin";
}

/** The language of a passage among some; where several are equally likely, `preferred` if it is one of them, or else the first. */
function languageOf<L extends Language>(
  passage: Passage,
  groups: readonly ScriptGroup<L>[],
  preferred?: L,
): L | undefined {
  const group = mostFrequent(passage, groups);
  if (group === undefined) return undefined;
  let { languages } = group;
  for (const count of group.counts) {
    if (languages.length < 2) break;
    languages = leading(passage, languages, count);
  }
  if (preferred !== undefined && languages.includes(preferred)) return preferred;
  return languages.length < 2 ? languages[0] : likeliest(passage, languages);
}

/** By what a short text without letters and words of one language still shows: first its endings, then the lack of letters. */
function likeliest<L extends Language>(passage: Passage, languages: readonly L[]): L | undefined {
  return leading(passage, leading(passage, languages, countEndings), rarity)[0];
}

/** The script with most letters. Of two with equally many the later one: Latin words stand in texts of every script. */
function mostFrequent<L extends Language>(
  { letters, first, end }: Passage,
  groups: readonly ScriptGroup<L>[],
): ScriptGroup<L> | undefined {
  let most = 1;
  let found: ScriptGroup<L> | undefined;
  for (const group of groups) {
    const count = lettersIn(letters, group.column, first, end);
    if (count < most) continue;
    most = count;
    found = group;
  }
  return found;
}

/** Those with the highest count. */
function leading<L extends Language>(
  passage: Passage,
  languages: readonly L[],
  countIn: (passage: Passage, language: L) => number,
): readonly L[] {
  let most = -1;
  let found: L[] = [];
  for (const language of languages) {
    const count = countIn(passage, language);
    if (count === most) found.push(language);
    if (count <= most) continue;
    most = count;
    found = [language];
  }
  return found;
}

function countOwnLetters({ letters, first, end }: Passage, language: Language): number {
  const column = columnOf(language);
  return column < 0 ? 0 : lettersIn(letters, column, first, end);
}

function countEndings({ tokens, first, end }: Passage, language: Language): number {
  let count = 0;
  for (let index = first; index < end; index++) {
    const word = tokens.kinds[index] === WORD ? (tokens.words[index] ?? 0) : 0;
    if (word !== 0 && ENDINGS[language].of(tokens.distinct, word, 0).length > 0) count++;
  }
  return count;
}

/** How many of a thousand letters are not of one language alone. */
function rarity(_: Passage, language: Language): number {
  return 1000 - (profiles[language].ownPerThousand ?? 0);
}

function countStopWords({ tokens, first, end }: Passage, language: Language): number {
  const stopWords = STOP_WORDS[language];
  let count = 0;
  for (let index = first; index < end; index++) {
    if (tokens.kinds[index] === WORD && stopWords.has(tokens, index)) count++;
  }
  return count;
}
