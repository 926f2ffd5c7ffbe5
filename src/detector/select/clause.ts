import { lexiconOf } from "../patterns/lexicon.ts";
import { unitsOf } from "../text/characters.ts";
import { firstToClose, type Quotation } from "../text/quotations.ts";
import { outerWordsOf, type Sentence } from "../text/sentences.ts";
import type { Split } from "../text/split.ts";
import { countWords, isWordLike, markAt, NUMBER, type Tokens, WORD } from "../text/tokens.ts";
import type { WordSet } from "../text/words/word-set.ts";

/** A sentence of so many words is shown whole. */
const SHORT_SENTENCE = 15;
/** A clause has so many words at the least; one that is much longer is cut behind the telling words, to so many … */
const FEWEST_WORDS = 5;
const UNCUT_WORDS = 18;
const MOST_WORDS = 15;
/** … and before them where it is longer than this, since a clause without its beginning is hard to read. */
const MOST_BEFORE = 22;

/** No clause reaches further than so many tokens from the telling words: there are texts without an end of sentence. */
const FURTHEST = 60;

/** Tokens `first` to `last` of a text. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/**
 * What a reader must see of an argument: its sentence where that is short, else the clause around the telling
 * words. Ends with a word, or with the ! or ? that gives it its tone; cuts no quotation in the middle.
 */
export function clauseAround(
  split: Split,
  sentence: number,
  core: Range,
  quotations: readonly Quotation[],
): Range {
  const { tokens, sentences } = split;
  const whole = sentences[sentence];
  if (whole === undefined) return core;
  const words = outerWordsOf(tokens, whole);
  const range =
    whole.words <= SHORT_SENTENCE
      ? words
      : withoutLead(tokens, whole, core, widen(tokens, whole, core, words));
  const quoted = wholeQuotations(range, whole, quotations);
  return withTone(tokens, whole, withoutListTail(tokens, whole, core, quoted));
}

/** "Greed and/or (4)": the number that leads in the next item of a list, and what joins the two, belong to the next one. */
function withoutListTail(tokens: Tokens, { language }: Sentence, core: Range, { first, last }: Range): Range {
  const { openEnds } = lexiconOf(language);
  if (tokens.kinds[last] !== NUMBER || !BRACKETS.has(markAt(tokens, last - 1))) return { first, last };
  let to = last - 1;
  const isJoin = (at: number) => !isWordLike(tokens, at) || openEnds.has(tokens, at);
  while (to > core.last && isJoin(to)) to--;
  return { first, last: to };
}

const BRACKETS = unitsOf("([");

/** From the telling words to the marks around them; further where that is too short, less far where too long. */
function widen(tokens: Tokens, sentence: Sentence, core: Range, words: Range): Range {
  const least = Math.max(words.first, core.first - FURTHEST);
  const most = Math.min(words.last, core.last + FURTHEST);
  let first = before(tokens, core.first, least);
  let last = after(tokens, core.last, most);
  while (countWords(tokens, first, last + 1) < FEWEST_WORDS && (first > least || last < most)) {
    if (last < most) last = after(tokens, nextWord(tokens, last), most);
    else first = before(tokens, wordBefore(tokens, first), least);
  }
  return narrow(tokens, sentence, core, { first, last });
}

/** Without "that" or "and" before the clause: it leads on from words that are not shown. */
function withoutLead(tokens: Tokens, { language, first: start }: Sentence, core: Range, range: Range): Range {
  const { clauseLeads } = lexiconOf(language);
  let { first } = range;
  while (first > start && first < core.first && isLead(tokens, first, clauseLeads)) first++;
  return { first, last: range.last };
}

function isLead(tokens: Tokens, index: number, leads: WordSet): boolean {
  return !isWordLike(tokens, index) || (tokens.kinds[index] === WORD && leads.has(tokens, index));
}

/** So many words of an argument are quoted within a sentence of prose. */
const MOST_IN_PROSE = 10;

/**
 * The telling words of an argument to the end of their phrase: "true freedom knows" lacks what it knows. They end
 * where what is shown does, if that is near, else where another phrase begins.
 */
export function wholePhrase(split: Split, sentence: number, core: Range, shown: Range): Range {
  const { tokens, sentences } = split;
  const whole = sentences[sentence];
  if (whole === undefined || shown.last <= core.last) return core;
  const range = { first: core.first, last: shown.last };
  return { first: core.first, last: endOf(tokens, core, range, cutsOf(tokens, whole), MOST_IN_PROSE) };
}

/** Cuts a long clause where another or, failing that, a phrase begins, never within the telling words. */
function narrow(tokens: Tokens, sentence: Sentence, core: Range, { first, last }: Range): Range {
  const cuts = cutsOf(tokens, sentence);
  const isLong = countWords(tokens, first, last + 1) > UNCUT_WORDS;
  const to = isLong ? endOf(tokens, core, { first, last }, cuts, MOST_WORDS) : last;
  const [opensClause = () => false] = cuts;
  let from = first;
  let words = countWords(tokens, first, to + 1);
  for (let at = first + 1; at < core.first && words > MOST_BEFORE; at++) {
    if (!opensClause(at)) continue;
    from = at;
    words = countWords(tokens, from, to + 1);
  }
  return { first: from, last: to };
}

/** Where clauses of a sentence's language can be cut, the best places first. */
function cutsOf(tokens: Tokens, { language }: Sentence): CanCut[] {
  const { openEnds, cutsBefore } = lexiconOf(language);
  const is = (words: WordSet, index: number) => tokens.kinds[index] === WORD && words.has(tokens, index);
  return cutsBefore.map((words) => (at: number) => is(words, at) && !is(openEnds, at - 1));
}

/**
 * The last word to show of a clause: its own where it is not too long, else the one before the latest of the best
 * cuts that leave a quote of the right length, else the one before the earliest cut of any kind.
 */
function endOf(
  tokens: Tokens,
  core: Range,
  { first, last }: Range,
  cuts: readonly CanCut[],
  mostWords: number,
): number {
  let words = countWords(tokens, first, last + 1);
  if (words <= mostWords) return last;
  const fitting: (number | undefined)[] = cuts.map(() => undefined);
  let earliest = last;
  for (let at = last; at > core.last; at--) {
    if (isWordLike(tokens, at)) words--;
    cuts.forEach((canCut, level) => {
      if (words < FEWEST_WORDS || !canCut(at)) return;
      earliest = wordBefore(tokens, at);
      if (words <= mostWords) fitting[level] ??= earliest;
    });
  }
  return Math.max(core.last, fitting.find((at) => at !== undefined) ?? earliest);
}

/** Whether a clause may end before a token. */
type CanCut = (at: number) => boolean;

const PAUSES = unitsOf(",;:()—–-");

function isPause(tokens: Tokens, index: number): boolean {
  const mark = markAt(tokens, index);
  return mark !== 0 && PAUSES.has(mark) && !isBetweenFigures(tokens, index);
}

/** The dash of "1–1,5", with or without spaces. */
function isBetweenFigures({ kinds }: Tokens, index: number): boolean {
  return kinds[index - 1] === NUMBER && kinds[index + 1] === NUMBER;
}

/** The first token of the stretch without a pause that `index` stands in. */
function before(tokens: Tokens, index: number, least: number): number {
  let at = index;
  while (at > least && !isPause(tokens, at - 1)) at--;
  while (at < index && !isWordLike(tokens, at)) at++;
  return at;
}

/** The last token of that stretch. */
function after(tokens: Tokens, index: number, most: number): number {
  let at = index;
  while (at < most && !isPause(tokens, at + 1)) at++;
  while (at > index && !isWordLike(tokens, at)) at--;
  return at;
}

function nextWord(tokens: Tokens, index: number): number {
  let at = index + 1;
  while (at < tokens.count - 1 && !isWordLike(tokens, at)) at++;
  return at;
}

function wordBefore(tokens: Tokens, index: number): number {
  let at = index - 1;
  while (at > 0 && !isWordLike(tokens, at)) at--;
  return at;
}

/** A quotation of which a part is shown is shown whole, within the sentence. */
function wholeQuotations(
  range: Range,
  { first: from, end }: Sentence,
  quotations: readonly Quotation[],
): Range {
  let { first, last } = range;
  for (let at = firstToClose(quotations, first); at < quotations.length; at++) {
    const { open, close } = quotations[at] ?? { open: end, close: end };
    if (open > last) break;
    const isAround = open < first && close > last;
    const isLong = close - open > FURTHEST;
    if (isAround || isLong || open < from || close >= end) continue;
    first = Math.min(first, open);
    last = Math.max(last, close);
  }
  return { first, last };
}

const TONES = unitsOf("!?");
const PERCENT = "%".charCodeAt(0);

/** With the "!" or "?" behind it, and the "%" of a figure. */
function withTone(tokens: Tokens, { end }: Sentence, { first, last }: Range): Range {
  const isFigure =
    tokens.kinds[last] === NUMBER && tokens.text.charCodeAt(tokens.starts[last + 1] ?? 0) === PERCENT;
  let to = isFigure && last + 1 < end ? last + 1 : last;
  while (to + 1 < end && TONES.has(markAt(tokens, to + 1))) to++;
  return { first, last: to };
}
