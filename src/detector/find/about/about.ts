import { kindWords } from "#languages/index.ts";
import { forEachLanguage, type Span, TEXT_LANGUAGES } from "#report/index.ts";
import { lexiconOf } from "../../patterns/lexicon.ts";
import { outerWordsOf, type Sentence } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";
import {
  CAPITALISED_SHAPE,
  COLON,
  countWords,
  isDash,
  isSentenceStop,
  isWordLike,
  LINK,
  LOWER_SHAPE,
  lettersOf,
  MARK,
  markAt,
  NUMBER,
  QUOTES,
  SYMBOL,
  spanOf,
  type Tokens,
  UPPER_SHAPE,
  WORD,
  withOpeningMark,
} from "../../text/tokens.ts";
import { WordSet } from "../../text/words/word-set.ts";
import { findCues, hasCue } from "../kind/cues.ts";
import { type Headline, headlineOf } from "../kind/headline.ts";
import { reportingWordsOf } from "../kind/speakers/reporting-words.ts";
import { definitionUnder } from "./definition.ts";

/** Words of the text that say what it is about: its headline, and the first words of its body. */
export interface About {
  readonly headline?: Span | undefined;
  readonly beginning?: Span | undefined;
  /** The sentence that says what the headline names: it tells the matter by itself. */
  readonly definition?: Span | undefined;
  /** Whether the headline is a title, and no head of a part such as "Learning objectives" nor who has issued it. */
  readonly isTitled?: boolean;
}

const MOST_WORDS = 20;
/** "Fire in", "Open the": a line of so few words may be cut by its end. */
const FEWEST_TELLING = 4;
/** A headline cut shorter than this says too little. */
const FEWEST_WORDS = 3;

const HYPE = forEachLanguage(TEXT_LANGUAGES, (language) => new WordSet(kindWords[language].headline.hype));

/**
 * What a text is about, in words of its own; nothing where it does not show.
 * @param imprints numbers of sentences on who has published it.
 */
export function aboutOf(split: Split, imprints: ReadonlySet<number> = new Set()): About {
  const greeted = greetingLineIn(split);
  if (greeted !== undefined) return { beginning: beginningIn(split, greeted + 1) };
  const line = headlineOf(split);
  if (line !== undefined && isEpigraph(split, line))
    return { beginning: beginningIn(split, line.bodyFrom + 1) };
  const headline = line && aboutHeadline(split, line);
  const lead = line && leadIn(split, line.bodyFrom, imprints);
  const beginning = lead === undefined ? undefined : beginningIn(split, lead);
  // A date or a score says nothing of the matter, neither as a headline nor as a beginning.
  if (line !== undefined && (isOfNumbers(split.tokens, line) || isHeadOfPart(split, line)))
    return { beginning };
  if (line === undefined || headline === undefined)
    return { beginning: beginningIn(split, firstTelling(split)) };
  const defined = definitionUnder(split, line);
  return {
    headline,
    beginning,
    definition: defined === undefined ? undefined : beginningIn(split, defined),
    isTitled: isTitle(split, line),
  };
}

/** A saying above a text has so many words, and the line on whose it is no more than so many. */
const EPIGRAPH = { fewestWords: 6, mostInSigner: 6 } as const;

/** “Who builds a mill must know the wind.” above "— Ada Finch": another's words lead in the text. */
function isEpigraph({ tokens, sentences }: Split, { from, end, bodyFrom }: Headline): boolean {
  const signer = sentences[bodyFrom];
  const opens = withOpeningMark(tokens, from) < from || QUOTES.has(markAt(tokens, from));
  if (!opens || !QUOTES.has(markAt(tokens, end - 1))) return false;
  if (signer === undefined || signer.words > EPIGRAPH.mostInSigner) return false;
  const { first, last } = outerWordsOf(tokens, signer);
  const isAlone = sentences[bodyFrom + 1]?.paragraph !== signer.paragraph;
  const isName = tokens.shapes[first] === CAPITALISED_SHAPE && tokens.shapes[last] === CAPITALISED_SHAPE;
  const isLong = countWords(tokens, from, end) >= EPIGRAPH.fewestWords;
  return isAlone && (isDash(tokens, signer.first) || (isName && isLong));
}

/** "COUNCIL OF LEEDS" stands above what is issued. */
const MOST_OF_OFFICE = 5;

/** "Learning objectives", "Introduction": every lesson and paper has one. */
const MOST_OF_PART = 3;

function isHeadOfPart(split: Split, { from, end }: Headline): boolean {
  const isBrief = countWords(split.tokens, from, end) <= MOST_OF_PART;
  return isBrief && (hasCue(split, "lesson", 1) || hasCue(split, "abstract-head", 1));
}

function isTitle(split: Split, { from, end }: Headline): boolean {
  const { tokens } = split;
  if (hasCue(split, "lesson", 1) || hasCue(split, "abstract-head", 1)) return false;
  if (countWords(tokens, from, end) > MOST_OF_OFFICE) return true;
  for (let token = from; token < end; token++)
    if (tokens.kinds[token] === WORD && tokens.shapes[token] !== UPPER_SHAPE) return true;
  return false;
}

/** So many questions at most stand before what a text is about. */
const MOST_QUESTIONS = 4;

/** The first sentence that does not ask, where questions lead up to one in a paragraph; else the very first. */
function firstTelling({ tokens, sentences }: Split): number {
  const at = sentences.findIndex(({ end }) => markAt(tokens, end - 1) !== QUESTION_MARK);
  // Behind a line that asks somebody answers.
  const isLedUpTo = sentences[at]?.paragraph === sentences[0]?.paragraph;
  return at > MOST_QUESTIONS || !isLedUpTo ? 0 : Math.max(at, 0);
}

/** So many lines of addresses and dates may stand above the greeting of a letter. */
const LETTERHEAD = 8;

/** The number of the sentence that greets on a line of its own: what is the matter stands below it. */
function greetingLineIn(split: Split): number | undefined {
  const { sentences } = split;
  const findCue = findCues(split);
  const at = sentences.slice(0, LETTERHEAD).findIndex((sentence, number) => {
    const [before, next] = [sentences[number - 1], sentences[number + 1]];
    const isAlone = before?.paragraph !== sentence.paragraph && next?.paragraph !== sentence.paragraph;
    return isAlone && sentence.words <= LONGEST_GREETING && findCue("salutation-line", [sentence]);
  });
  return at === -1 || at === sentences.length - 1 ? undefined : at;
}

/** Sentences of a body among which its first whole one is looked for, past captions and lines on who writes. */
const LEAD = { within: 8, fewestWords: 5 } as const;

/** The number of the first whole sentence of a body that tells something: a question only leads up to that. */
function leadIn(
  { tokens, sentences }: Split,
  from: number,
  imprints: ReadonlySet<number>,
): number | undefined {
  const at = sentences.slice(from, from + LEAD.within).findIndex((sentence, number) => {
    const { end, words } = sentence;
    const isWhole = words >= LEAD.fewestWords && (isStopped(tokens, end) || isStopped(tokens, end - 1));
    const isTold = isWhole && markAt(tokens, end - 1) !== QUESTION_MARK;
    const { first } = outerWordsOf(tokens, sentence);
    const isRest = tokens.kinds[first] === WORD && tokens.shapes[first] === LOWER_SHAPE;
    return isTold && !isRest && !imprints.has(from + number);
  });
  return at === -1 ? undefined : from + at;
}

function isStopped(tokens: Tokens, end: number): boolean {
  return isSentenceStop(markAt(tokens, end - 1));
}

function aboutHeadline(split: Split, headline: Headline): Span | undefined {
  const { tokens, language } = split;
  if (isShout(tokens, headline.from, headline.end) || isGreeting(split)) return undefined;
  if (isAskedInTalk(split, headline) || isPersonAlone(split, headline)) return undefined;
  if (isOfNumbers(tokens, headline) || isRating(tokens, headline)) return undefined;
  if (split.sentences[0] !== undefined && isTag(tokens, split.sentences[0])) return undefined;
  // "Fire in", with the town in a link below.
  if (headline.end - headline.from < FEWEST_TELLING && isOpenEnd(split, headline.end - 1)) return undefined;
  const first = withoutHype(tokens, headline.from, headline.end, HYPE[language]);
  const last = cutAt(split, first, headline.end);
  if (!isBalanced(tokens, first, last)) return undefined;
  return spanOf(tokens, first, last + 1);
}

const QUESTION_MARK = 0x3f;
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

/** A line of two or three names is who sends or writes it. Where titles have capitals, it may be one. */
function isPersonAlone({ tokens, language }: Split, { from, end }: Headline): boolean {
  const isShort = end - from > 1 && end - from <= SPEAKER_WORDS;
  if (kindWords[language].headline.isInCapitals === true || !isShort) return false;
  for (let token = from; token < end; token++)
    if (tokens.kinds[token] !== WORD || tokens.shapes[token] !== CAPITALISED_SHAPE) return false;
  return true;
}

const LONGEST_DATE = 5;

/** "Friday, May 3, 2024" says when, and not of what; of "ABC 12.5 XYZ 8.1" half is numbers. */
function isOfNumbers(tokens: Tokens, { from, end }: Headline): boolean {
  let numbers = 0;
  for (let token = from; token < end; token++) if (tokens.kinds[token] === NUMBER) numbers++;
  const words = countWords(tokens, from, end);
  return numbers >= 2 && (words <= LONGEST_DATE || numbers * 2 >= words);
}

const LONGEST_RATING = 8;
const OF_FULL_MARKS = /★|⭐|\d\s*(?:of|out of|\/)\s*(?:5|10)(?![\d.,]*\d)/u;

/** "My rating: 3 of 5 stars" says how much it is liked, and not what. */
function isRating(tokens: Tokens, { from, end }: Pick<Headline, "from" | "end">): boolean {
  const line = tokens.text.slice(tokens.starts[from], tokens.ends[end - 1]);
  return OF_FULL_MARKS.test(line) && countWords(tokens, from, end) <= LONGEST_RATING;
}

/** A sentence of fewer words says too little: the next is taken with it. */
const FEWEST_IN_BEGINNING = 5;
const LONGEST_GREETING = 8;
/** Tokens of "1." */
const NUMBERING = 2;

/** "Dear Council", "Ladies and gentlemen": the first line speaks to somebody, and of nothing yet. */
function isGreeting(split: Split): boolean {
  return hasCue(split, "salutation", 1) || hasCue(split, "address", 1);
}

/** The first sentence from sentence `from`, after a greeting; with the next ones where it is short or cut by a line's end. */
function beginningIn(split: Split, from: number): Span | undefined {
  const { tokens } = split;
  const isGreeted = from === 0 && isGreeting(split) && (split.sentences[0]?.words ?? 0) <= LONGEST_GREETING;
  const sentences = split.sentences
    .slice(isGreeted ? 1 : from)
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
    isBrief(sentences[first], sentences[last], sentences[last + 1])
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
  if (sentence.words < FEWEST_TELLING && isOpenEnd(split, sentence.end - 1)) return true;
  if (isStop(markAt(tokens, sentence.end - 1))) return false;
  const { first } = outerWordsOf(tokens, next);
  return tokens.kinds[first] === WORD && tokens.shapes[first] === LOWER_SHAPE;
}

/** "#council" on a line of its own. */
function isTag({ text, starts }: Tokens, { first, words }: Sentence): boolean {
  return words <= TAG_WORDS && text[starts[first] ?? 0] === "#";
}

const TAG_WORDS = 2;

/** "in the 90s of the XX c." goes on, whatever stands behind its full stop; so does "of 2 May 2023 yr. No 7". */
function isAbbreviated({ tokens }: Split, { end, language }: Sentence, next: Sentence): boolean {
  if (markAt(tokens, end - 1) !== 0x2e) return false;
  const isNumberNext = tokens.kinds[next.first] !== WORD && tokens.kinds[next.first] !== MARK;
  const isBrief = tokens.shapes[end - 2] === LOWER_SHAPE && lettersOf(tokens, end - 2) <= LONGEST_BRIEF;
  return (isBrief && isNumberNext) || reportingWordsOf(language).abbreviations.has(tokens, end - 2);
}

/** Letters of an abbreviation such as "yr". */
const LONGEST_BRIEF = 2;

/** "in", "для": a word with which no line ends of itself; "WHO" is a name. */
function isOpenEnd({ tokens, language }: Split, token: number): boolean {
  return tokens.shapes[token] === LOWER_SHAPE && lexiconOf(language).openEnds.has(tokens, token);
}

const SIGNED_WORDS = 8;
/** "Grey herons dislike change": one sentence of fewer words has the next beside it, where both can be shown. */
const BRIEF = { fewest: 9, most: 24 } as const;

function isBrief(
  first: Sentence | undefined,
  last: Sentence | undefined,
  next: Sentence | undefined,
): boolean {
  if (first === undefined || first !== last || next?.paragraph !== first.paragraph) return false;
  return first.words < BRIEF.fewest && first.words + next.words <= BRIEF.most;
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
  return hype.has(tokens, token) || (kind === NUMBER && isNumbering(tokens, token));
}

/** "2.1", "3." and "41:" number a chapter. */
function isNumbering({ text, starts, ends, marks }: Tokens, token: number): boolean {
  const next = marks[token + 1];
  return next === 0x2e || next === 0x3a || text.slice(starts[token], ends[token]).includes(".");
}

const SHOUT_WORDS = 4;

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
    const isPause = ends.has(token) || isBar(tokens, token);
    if (isPause && words >= FEWEST_WORDS && isBalanced(tokens, first, token - 1)) cut = token;
    if (isWordLike(tokens, token)) words++;
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
function isBalanced(tokens: Tokens, first: number, last: number): boolean {
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
