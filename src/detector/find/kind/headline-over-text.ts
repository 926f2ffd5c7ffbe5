import { kindWords } from "#languages/index.ts";
import { forEachLanguage, TEXT_LANGUAGES, type TextLanguage } from "#report/index.ts";
import { lexiconOf } from "../../patterns/lexicon.ts";
import { type Finding, type Matches, sentencesOf } from "../../patterns/match.ts";
import type { Split } from "../../text/split.ts";
import { LOWER_SHAPE, lettersOf, markAt, type Tokens, WORD } from "../../text/tokens.ts";
import { WordSet } from "../../text/words/word-set.ts";
import { beginningOf } from "./beginnings.ts";
import { hasCue } from "./cues.ts";
import { type Headline, headlineOf } from "./headline.ts";

interface Words {
  /** Words that settle a matter. */
  readonly settled: WordSet;
  /** Words that hold it open. */
  readonly open: WordSet;
  /** Words of a blow. */
  readonly loud: WordSet;
}

const WORDS = forEachLanguage(TEXT_LANGUAGES, wordsOf);

function wordsOf(language: TextLanguage): Words {
  const { settled, open, loud } = kindWords[language].headline;
  return { settled: new WordSet(settled), open: new WordSet(open), loud: new WordSet(loud) };
}

/**
 * Finds a headline that says more than its text, in clear cases alone: it settles what the sentences beneath hold
 * open, it has a word of a blow that no sentence beneath bears out while one says how small the matter is, or it
 * withholds what happened in order to draw. The evidence is the headline.
 */
export function findHeadlineOverText(split: Split, matches: Matches): Finding[] {
  const headline = headlineOf(split);
  if (headline === undefined) return [];
  const isOver =
    withholds(split, headline) ||
    settlesTooMuch(split, matches, headline) ||
    promisesBlow(split, matches, headline);
  return isOver ? [findingOf(headline)] : [];
}

function findingOf({ from, end }: Headline): Finding {
  return { technique: "headline-over-text", strength: "strong", first: from, last: end - 1, sentence: 0 };
}

function withholds(split: Split, { bodyFrom }: Headline): boolean {
  return hasCue(split, "clickbait", bodyFrom);
}

/** "Mayor arrested!" above "two minutes later he rode on": the blow is in the headline alone. */
function promisesBlow(split: Split, { markers }: Matches, { from, end, bodyFrom }: Headline): boolean {
  const { tokens, sentences, language } = split;
  const { loud, open } = WORDS[language];
  if (hasOne(tokens, from, end, open) || namesSource(tokens, from, end)) return false;
  const isLetDown = (markers.get("let-down") ?? []).some(({ sentence }) => sentence >= bodyFrom);
  const blows = tokensFrom(from, end).filter((index) => loud.has(tokens, index));
  if (!isLetDown || blows.length === 0) return false;
  const body = tokensFrom(sentences[bodyFrom]?.first ?? 0, sentences.at(-1)?.end ?? 0);
  const beneath = new Set(body.map((index) => beginningOf(tokens, index)));
  return blows.every((index) => !beneath.has(beginningOf(tokens, index)));
}

function tokensFrom(first: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
}

/** The headline has a word that settles, and what the body says of the same matter is held open throughout. */
function settlesTooMuch(split: Split, { markers }: Matches, headline: Headline): boolean {
  const { tokens, sentences, language } = split;
  const { settled, open } = WORDS[language];
  const hedged = new Set(sentencesOf(markers.get("hedge")));
  if (hedged.has(0) || !settlesIt(tokens, headline, settled, open)) return false;
  const matter = tellingWords(split, headline.from, headline.end);
  let told = 0;
  let isHeldOpen = 0;
  for (let number = headline.bodyFrom; number < sentences.length; number++) {
    const { first, end } = sentences[number] ?? { first: 0, end: 0 };
    const shared = [...tellingWords(split, first, end)].filter((word) => matter.has(word)).length;
    if (shared < FEWEST_SHARED) continue;
    told++;
    if (hedged.has(number) || holdsOpen(tokens, first, end, open)) isHeldOpen++;
  }
  // In a long text some sentence is always reserved: most that speak of the matter must be.
  return isHeldOpen * 2 > told;
}

/** So many telling words a sentence shares with the headline where it speaks of the same. */
const FEWEST_SHARED = 2;

/** A question or a word that holds open settles nothing. */
function settlesIt(tokens: Tokens, { from, end }: Headline, settled: WordSet, open: WordSet): boolean {
  if (hasOne(tokens, from, end, open) || namesSource(tokens, from, end)) return false;
  for (let index = from; index < end; index++) if (markAt(tokens, index) === 0x3f) return false;
  return hasOne(tokens, from, end, settled);
}

/** "The mill was sold twice: expert" says who says so. */
function namesSource(tokens: Tokens, from: number, end: number): boolean {
  for (let index = end - 1; index > Math.max(from, end - SOURCE_WORDS - 2); index--) {
    const mark = markAt(tokens, index);
    if (mark === 0x3a || mark === 0x2014) return true;
  }
  return false;
}

const SOURCE_WORDS = 2;

/** A sentence holds open by words in small letters: the month of May does not. */
function holdsOpen(tokens: Tokens, first: number, end: number, open: WordSet): boolean {
  for (let index = first; index < end; index++) {
    if (open.has(tokens, index) && (index === first || tokens.shapes[index] === LOWER_SHAPE)) return true;
  }
  return false;
}

function hasOne(tokens: Tokens, first: number, end: number, words: WordSet): boolean {
  for (let index = first; index < end; index++) if (words.has(tokens, index)) return true;
  return false;
}

const SHORTEST = 4;

/** The beginnings of the words that say what a sentence is about. */
function tellingWords({ tokens, language }: Split, first: number, end: number): ReadonlySet<number> {
  const { stopWords } = lexiconOf(language);
  const found = new Set<number>();
  for (let index = first; index < end; index++) {
    if (tokens.kinds[index] !== WORD || lettersOf(tokens, index) < SHORTEST) continue;
    if (!stopWords.has(tokens, index)) found.add(beginningOf(tokens, index));
  }
  return found;
}
