import { kindWords } from "#languages/index.ts";
import { forEachLanguage, type Span, TEXT_LANGUAGES } from "#report/index.ts";
import { isOpenEnd, lexiconOf } from "../../patterns/lexicon.ts";
import { outerWordsOf } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";
import {
  CAPITALISED_SHAPE,
  COLON,
  countWords,
  isSmallWord,
  isWordLike,
  LINK,
  LOWER_SHAPE,
  markAt,
  NUMBER,
  QUOTES,
  SYMBOL,
  spanOf,
  type Tokens,
  UPPER_SHAPE,
  WORD,
} from "../../text/tokens.ts";
import { WordSet } from "../../text/words/word-set.ts";
import type { Headline } from "../kind/headline.ts";
import { FEWEST_TELLING, isGreeting, isOfNumbers, isRating, isTag, QUESTION_MARK } from "./lines.ts";

const MOST_WORDS = 20;

/** A headline cut shorter than this says too little. */
const FEWEST_WORDS = 3;

const HYPE = forEachLanguage(TEXT_LANGUAGES, (language) => new WordSet(kindWords[language].headline.hype));

export function aboutHeadline(split: Split, headline: Headline): Span | undefined {
  const { tokens, language } = split;
  if (isShout(tokens, headline.from, headline.end) || isGreeting(split)) return undefined;
  if (isAskedInTalk(split, headline) || isPersonAlone(split, headline)) return undefined;
  if (isOfNumbers(tokens, headline) || isRating(tokens, headline)) return undefined;
  if (split.sentences[0] !== undefined && isTag(tokens, split.sentences[0])) return undefined;
  // "Fire in", with the town in a link below.
  if (headline.end - headline.from < FEWEST_TELLING && isOpenEnd(tokens, headline.end - 1, language))
    return undefined;
  if (isLabel(tokens, headline, HYPE[language])) return undefined;
  const first = withoutHype(tokens, headline.from, headline.end, HYPE[language]);
  const last = cutAt(split, first, headline.end);
  if (!isBalanced(tokens, first, last)) return undefined;
  return spanOf(tokens, first, last + 1);
}

/** "Press releases", "Opinion": the part of a site in which it stands. */
function isLabel(tokens: Tokens, { from, end }: Headline, hype: WordSet): boolean {
  for (let token = from; token < end; token++)
    if (isWordLike(tokens, token) && !hype.has(tokens, token)) return false;
  return true;
}

/** So many paragraphs that ask make an interview. */
const FEWEST_ASKED = 3;

const SPEAKER_WORDS = 3;

/** "1 What is it for?", "Anna: What is it for?" above an answer: the first question of an interview. */
function isAskedInTalk(split: Split, { from, end, bodyFrom }: Headline): boolean {
  const { tokens, sentences } = split;
  if (markAt(tokens, end - 1) !== QUESTION_MARK) return false;
  const body = sentences[bodyFrom];
  if (tokens.kinds[from] === NUMBER) return true;
  if (isSpoken(tokens, from) && body !== undefined && isSpoken(tokens, outerWordsOf(tokens, body).first))
    return true;
  const asked = sentences.filter(
    (sentence, at) =>
      sentences[at + 1]?.paragraph !== sentence.paragraph &&
      markAt(tokens, sentence.end - 1) === QUESTION_MARK,
  );
  return asked.length >= FEWEST_ASKED;
}

/** Whether "Anna Kovalenko:" stands there. */
function isSpoken(tokens: Tokens, first: number): boolean {
  for (let token = first; token <= first + SPEAKER_WORDS; token++) {
    if (token > first && markAt(tokens, token) === COLON) return true;
    if (tokens.kinds[token] !== WORD || tokens.shapes[token] === LOWER_SHAPE) return false;
  }
  return false;
}

/** A line of two or three names is who sends or writes it. Where titles have capitals, it may be one, unless it begins with "Miss". */
function isPersonAlone({ tokens, language }: Split, { from, end }: Headline): boolean {
  const isShort = end - from > 1 && end - from <= SPEAKER_WORDS;
  const isTitled = lexiconOf(language).titles.has(tokens, from);
  if (!isShort || (kindWords[language].headline.isInCapitals === true && !isTitled)) return false;
  for (let token = from; token < end; token++)
    if (tokens.kinds[token] !== WORD || tokens.shapes[token] !== CAPITALISED_SHAPE) return false;
  return true;
}

/** Past "BREAKING:", "Opinion |" and numbers of chapters at the head. */
function withoutHype(tokens: Tokens, from: number, end: number, hype: WordSet): number {
  let first = from;
  while (first < end - FEWEST_WORDS && isIdle(tokens, first, hype)) first++;
  while (first < end - 1 && !isWordLike(tokens, first) && !QUOTES.has(markAt(tokens, first))) first++;
  return first;
}

function isIdle(tokens: Tokens, token: number, hype: WordSet): boolean {
  const mark = markAt(tokens, token);
  if (mark !== 0) return !QUOTES.has(mark);
  const kind = tokens.kinds[token];
  if (kind === LINK || kind === SYMBOL) return true;
  if (hype.has(tokens, token)) return isLeadIn(tokens, token, hype);
  return kind === NUMBER && isNumbering(tokens, token);
}

/** "URGENT mill burns", "Important: the mill burns"; in «Важливо берегти млин» the word belongs to what follows. */
function isLeadIn(tokens: Tokens, token: number, hype: WordSet): boolean {
  if (tokens.shapes[token] === UPPER_SHAPE) return true;
  let next = token + 1;
  while (hype.has(tokens, next)) next++;
  return !isSmallWord(tokens, next);
}

/** "2.1", "3." and "41:" number a chapter. */
export function isNumbering({ text, starts, ends, marks }: Tokens, token: number): boolean {
  const next = marks[token + 1];
  return next === 0x2e || next === 0x3a || text.slice(starts[token], ends[token]).includes(".");
}

const SHOUT_WORDS = 2;

/** "Hello everybody!" says nothing of the matter. */
function isShout(tokens: Tokens, from: number, end: number): boolean {
  return countWords(tokens, from, end) <= SHOUT_WORDS && markAt(tokens, end - 1) === 0x21;
}

/**
 * The last token of a headline: of a long one, where a sentence or "| Newspaper" ends what fits. It is cut nowhere else:
 * what stands behind a colon or a dash may be the matter itself, or who says it.
 */
function cutAt({ tokens, sentences }: Split, first: number, end: number): number {
  const ends = new Set(sentences.map((sentence) => sentence.end - 1));
  let words = 0;
  let cut: number | undefined;
  for (let token = first; token < end && words <= MOST_WORDS; token++) {
    if (isWordLike(tokens, token)) words++;
    const to = ends.has(token) ? token + 1 : isBar(tokens, token) ? token : undefined;
    if (to !== undefined && words >= FEWEST_WORDS && isBalanced(tokens, first, to - 1)) cut = to;
  }
  return lastTold(tokens, first, words > MOST_WORDS ? (cut ?? end) : beforeRubric(tokens, first, end));
}

/** "Headline | Articles": a word or two behind a bar name a rubric or a newspaper. */
const MOST_IN_RUBRIC = 2;

function beforeRubric(tokens: Tokens, first: number, end: number): number {
  let bar = end - 1;
  while (bar > first && !isBar(tokens, bar)) bar--;
  const isRubric = bar > first && countWords(tokens, bar, end) <= MOST_IN_RUBRIC;
  return isRubric && countWords(tokens, first, bar) >= FEWEST_TELLING ? bar : end;
}

/** "Headline | Newspaper", and emoji. */
function isBar({ text, kinds, starts, ends }: Tokens, token: number): boolean {
  const length = (ends[token] ?? 0) - (starts[token] ?? 0);
  return kinds[token] === SYMBOL && (length > 1 || text[starts[token] ?? 0] === "|");
}

/** Without "!" and a dash at the end; a question keeps its mark. */
function lastTold(tokens: Tokens, first: number, end: number): number {
  let last = end - 1;
  while (
    last > first &&
    !isWordLike(tokens, last) &&
    markAt(tokens, last) !== 0x3f &&
    !QUOTES.has(markAt(tokens, last))
  )
    last--;
  return closingBracket(tokens, first, last, end) ?? last;
}

/** The next bracket, where it closes one within; the full stop of "2024 р." may stand before it. */
function closingBracket(tokens: Tokens, first: number, last: number, end: number): number | undefined {
  let open = 0;
  for (let token = first; token <= last; token++) {
    const mark = markAt(tokens, token);
    if (mark === 0x28 || mark === 0x5b) open++;
    else if (mark === 0x29 || mark === 0x5d) open--;
  }
  const at = markAt(tokens, last + 1) === 0x2e ? last + 2 : last + 1;
  const next = markAt(tokens, at);
  return open > 0 && at < end && (next === 0x29 || next === 0x5d) ? at : undefined;
}

/** Whether no quotation is cut: as many marks open as close. */
export function isBalanced(tokens: Tokens, first: number, last: number): boolean {
  let directed = 0;
  let straight = 0;
  for (let token = first; token <= last; token++) {
    const mark = markAt(tokens, token);
    if (mark === 0x22) straight++;
    else if (mark === 0xab || mark === 0x201c || mark === 0x201e || mark === 0x2018) directed++;
    else if (mark === 0xbb || mark === 0x201d || mark === 0x2019) directed--;
  }
  return directed === 0 && straight % 2 === 0;
}
