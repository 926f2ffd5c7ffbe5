import type { Span } from "#report/index.ts";
import { isOpenEnd } from "../../patterns/lexicon.ts";
import { outerWordsOf, type Sentence } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";
import {
  COLON,
  countWords,
  isDash,
  isSentenceStop,
  isSmallWord,
  isWordLike,
  LOWER_SHAPE,
  lettersOf,
  MARK,
  markAt,
  NUMBER,
  type Tokens,
  UPPER_SHAPE,
  WORD,
  withOpeningMark,
} from "../../text/tokens.ts";
import { reportingWordsOf } from "../kind/speakers/reporting-words.ts";
import { isBalanced, isNumbering } from "./headline-shown.ts";
import { FEWEST_TELLING, isGreeting, isRating, isTag, LONGEST_GREETING, QUESTION_MARK } from "./lines.ts";

/** A sentence of fewer words says too little: the next is taken with it. */
const FEWEST_IN_BEGINNING = 5;

/** A text has begun before so many sentences have passed. */
const WITHIN = 60;

/** Tokens of "1." */
const NUMBERING = 2;

/** The first sentence from sentence `from`, after a greeting; with the next ones where it is short or cut by a line's end. */
export function beginningIn(split: Split, from: number): Span | undefined {
  const { tokens } = split;
  const isGreeted = from === 0 && isGreeting(split) && (split.sentences[0]?.words ?? 0) <= LONGEST_GREETING;
  const number = isGreeted ? 1 : from;
  const sentences = split.sentences
    .slice(number, number + WITHIN)
    .filter((each) => !isTag(tokens, each) && !isRating(tokens, { from: each.first, end: each.end }));
  let words = 0;
  let first = 0;
  let last = sentences.findIndex((sentence, at) => {
    const before = sentences[at - 1];
    // A short line above the sentence that goes on below is a title: run together the two make no sense.
    if (before !== undefined && before.paragraph !== sentence.paragraph && !goesOn(split, before, sentence)) {
      first = at;
      words = 0;
    }
    words += sentence.words;
    return words >= FEWEST_IN_BEGINNING;
  });
  if (last === -1) return undefined;
  while (
    goesOn(split, sentences[last], sentences[last + 1]) ||
    isEnclosed(split, sentences[first], sentences[last], sentences[last + 1]) ||
    isBrief(tokens, sentences[first], sentences[last], sentences[last + 1])
  )
    last++;
  const [opening, closing] = [sentences[first], sentences[last]];
  if (opening === undefined || closing === undefined) return undefined;
  const word = afterDateline(tokens, opening);
  const start = isNumbered(tokens, word) ? word + NUMBERING : withOpeningMark(tokens, word);
  return { start: tokens.starts[start] ?? 0, end: tokens.ends[closing.end - 1] ?? 0 };
}

/** Tokens of "LEEDS, England, May 3, 2024 (Valley News) –". */
const LONGEST_DATELINE = 16;

const FEWEST_BELOW = 6;

/** Letters of "SAN" in "SAN MARINO". */
const FEWEST_IN_PLACE = 3;

/** The first word of a sentence, past the place and day with which an agency opens its news. */
function afterDateline(tokens: Tokens, sentence: Sentence): number {
  const { first } = outerWordsOf(tokens, sentence);
  if (tokens.shapes[first] !== UPPER_SHAPE || lettersOf(tokens, first) < FEWEST_IN_PLACE) return first;
  let dash = first + 1;
  let hasPlace = false;
  while (dash < first + LONGEST_DATELINE && !isDash(tokens, dash)) {
    hasPlace ||= markAt(tokens, dash) === 0x2c || tokens.shapes[dash] === UPPER_SHAPE;
    dash++;
  }
  const below = isDash(tokens, dash + 1) ? dash + 2 : dash + 1;
  const isAbove = hasPlace && isDash(tokens, dash) && isWordLike(tokens, below);
  return isAbove && countWords(tokens, below, sentence.end) >= FEWEST_BELOW ? below : first;
}

/** Whether a sentence is cut by a line's end, as around a link: the next line goes on with a small letter. */
function goesOn(split: Split, sentence: Sentence | undefined, next: Sentence | undefined): boolean {
  const { tokens } = split;
  if (sentence === undefined || next === undefined) return false;
  if (sentence.paragraph === next.paragraph) return isAbbreviated(split, sentence, next);
  // "The minister on the mill:" says nothing yet.
  if (markAt(tokens, sentence.end - 1) === COLON) return sentence.words <= LEAD_IN_WORDS;
  if (!isWordLike(tokens, sentence.end - 1) && markAt(tokens, sentence.end - 1) === 0) return false;
  if (markAt(tokens, next.first) === 0x2c) return true;
  // The line behind a dash tells who says it.
  if (isDash(tokens, next.first)) return next.words <= SIGNED_WORDS && !isDash(tokens, sentence.first);
  if (!isWordLike(tokens, next.first)) return false;
  if (sentence.words < FEWEST_TELLING && isOpenEnd(tokens, sentence.end - 1, split.language)) return true;
  if (isStop(markAt(tokens, sentence.end - 1))) return false;
  return isSmallWord(tokens, outerWordsOf(tokens, next).first);
}

/** "in the 90s of the XX c." goes on, whatever stands behind its full stop; so does "of 2 May 2023 yr. No 7". */
function isAbbreviated({ tokens }: Split, { end, language }: Sentence, next: Sentence): boolean {
  if (markAt(tokens, end - 1) !== 0x2e) return false;
  const isNumberNext = tokens.kinds[next.first] !== WORD && tokens.kinds[next.first] !== MARK;
  const isBrief = tokens.shapes[end - 2] === LOWER_SHAPE && lettersOf(tokens, end - 2) <= LONGEST_BRIEF;
  return (isBrief && isNumberNext) || reportingWordsOf(language).abbreviations.has(tokens, end - 2);
}

/** Letters of an abbreviation such as "yr". */
const LONGEST_BRIEF = 2;

const SIGNED_WORDS = 8;

/** "Grey herons dislike change": one sentence of fewer words has the next beside it, where both can be shown; so has a question. */
const BRIEF = { fewest: 9, most: 24, mostAsked: 30 } as const;

function isBrief(
  tokens: Tokens,
  first: Sentence | undefined,
  last: Sentence | undefined,
  next: Sentence | undefined,
): boolean {
  if (first === undefined || first !== last || next?.paragraph !== first.paragraph) return false;
  const both = first.words + next.words;
  if (markAt(tokens, first.end - 1) === QUESTION_MARK) return both <= BRIEF.mostAsked;
  return first.words < BRIEF.fewest && both <= BRIEF.most;
}

/** Words of somebody's that are shown before who says them. */
const MOST_QUOTED = 20;

/** Whether a sentence ends within a bracket or a quotation that goes on: "the mill (it burnt down. Twice.) is for sale". */
function isEnclosed(
  split: Split,
  first: Sentence | undefined,
  last: Sentence | undefined,
  next: Sentence | undefined,
): boolean {
  const { tokens } = split;
  if (first === undefined || last === undefined || next?.paragraph !== last.paragraph) return false;
  const isQuoted =
    withOpeningMark(tokens, outerWordsOf(tokens, first).first) < outerWordsOf(tokens, first).first;
  const isShort = countWords(tokens, first.first, next.end) <= MOST_QUOTED;
  return (
    isInBracket(tokens, first, last) ||
    (isQuoted && isShort && !isBalanced(tokens, first.first - 1, last.end - 1))
  );
}

function isInBracket(tokens: Tokens, first: Sentence, last: Sentence): boolean {
  let open = 0;
  for (let token = first.first; token < last.end; token++) {
    const mark = markAt(tokens, token);
    if (mark === 0x28) open++;
    else if (mark === 0x29) open--;
  }
  return open > 0;
}

const LEAD_IN_WORDS = 10;

function isStop(mark: number): boolean {
  return isSentenceStop(mark) || mark === COLON || mark === 0x3b;
}

function isNumbered(tokens: Tokens, token: number): boolean {
  return tokens.kinds[token] === NUMBER && isNumbering(tokens, token);
}
