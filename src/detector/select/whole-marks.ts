import { unitsOf } from "../text/characters.ts";
import type { Quotation } from "../text/quotations.ts";
import { firstAtLeast } from "../text/search.ts";
import type { Sentence } from "../text/sentences.ts";
import type { Split } from "../text/split.ts";
import { isWordLike, markAt, type Tokens } from "../text/tokens.ts";
import type { Range } from "./clause.ts";

/** A quotation or bracket that reaches further, in tokens, is left out rather than shown whole. */
const FURTHEST = 60;

/** What was widened for one mark may cut another pair; so often it is mended. */
const MOST_ROUNDS = 64;
/** So many marks wait to be closed at the most: hostile texts open more. */
const MOST_OPEN = 16;

/** The marks that close each opening one. A straight mark opens and closes: the quotations of the text tell. */
const CLOSERS: ReadonlyMap<number, ReadonlySet<number>> = new Map([
  [0x28, unitsOf(")")],
  [0x5b, unitsOf("]")],
  [0xab, unitsOf("»")],
  [0x201e, unitsOf("“”»")],
  [0x201c, unitsOf("”")],
]);

/** A mark that opens or closes, and the pair that it is of. A pair that is never closed ends nowhere. */
interface PairedMark {
  readonly token: number;
  readonly pair: Quotation;
}

/** Widens or cuts a range of a sentence, given by its number, so that it holds both marks of a pair or none. */
export type KeepMarksWhole = (sentence: number, range: Range, core?: Range) => Range;

/** The same for all ranges of a text: its marks are paired once. */
export function keepMarksWhole(split: Split, quotations: readonly Quotation[]): KeepMarksWhole {
  const marks = pairMarks(split, quotations);
  return (number, range, core) => {
    const sentence = split.sentences[number];
    return sentence === undefined ? range : withWholeMarks(split.tokens, sentence, marks, range, core);
  };
}

/** Every mark of a text that opens or closes something, in order: its quotations, and other pairs by the sentence. */
function pairMarks({ tokens, sentences }: Split, quotations: readonly Quotation[]): PairedMark[] {
  const taken = new Set(quotations.flatMap(({ open, close }) => [open, close]));
  const pairs = [...quotations, ...sentences.flatMap((sentence) => otherPairs(tokens, sentence, taken))];
  const marks = pairs.flatMap((pair) => [
    { token: pair.open, pair },
    { token: pair.close, pair },
  ]);
  return marks
    .filter(({ token }) => Number.isFinite(token))
    .toSorted((one, other) => one.token - other.token);
}

/** A mark that waits to be closed. */
interface Opener {
  readonly token: number;
  readonly closers: ReadonlySet<number>;
}

function otherPairs(
  tokens: Tokens,
  { first, end }: Sentence,
  taken: ReadonlySet<number>,
): readonly Quotation[] {
  const opening = firstToOpen(tokens, first, end, taken);
  return opening < end ? pairsBetween(tokens, opening, end, taken) : NOTHING;
}

const NOTHING: readonly never[] = [];

/** The first token that opens a pair; `end` where none does, as in most sentences. */
function firstToOpen(tokens: Tokens, first: number, end: number, taken: ReadonlySet<number>): number {
  for (let token = first; token < end; token++) {
    const mark = markAt(tokens, token);
    if (mark !== 0 && CLOSERS.has(mark) && !taken.has(token)) return token;
  }
  return end;
}

function pairsBetween(tokens: Tokens, first: number, end: number, taken: ReadonlySet<number>): Quotation[] {
  const open: Opener[] = [];
  const pairs: Quotation[] = [];
  const neverClosed = ({ token }: Opener) => pairs.push({ open: token, close: Number.POSITIVE_INFINITY });
  for (let token = first; token < end; token++) {
    const mark = markAt(tokens, token);
    if (mark === 0 || taken.has(token)) continue;
    const at = open.findLastIndex((opener) => opener.closers.has(mark));
    const opener = open[at];
    const closers = CLOSERS.get(mark);
    if (opener !== undefined) {
      pairs.push({ open: opener.token, close: token });
      open.splice(at).slice(1).forEach(neverClosed);
    } else if (closers !== undefined) open.push({ token, closers });
    if (open.length > MOST_OPEN) open.splice(0, 1).forEach(neverClosed);
  }
  open.forEach(neverClosed);
  return pairs;
}

/**
 * A range of words that opens no quotation and no bracket without closing it, nor the other way round. It is
 * widened to the missing mark where that is near and within the sentence; else it ends before the mark, or begins
 * behind it: on the side of `core`, or on the longer one.
 */
function withWholeMarks(
  tokens: Tokens,
  sentence: Sentence,
  marks: readonly PairedMark[],
  range: Range,
  core: Range = range,
): Range {
  let whole = range;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const cut = firstCut(marks, whole);
    if (cut === undefined) break;
    whole = mend(tokens, sentence, cut, whole, core);
  }
  return whole;
}

function isIn({ first, last }: Range, token: number): boolean {
  return token >= first && token <= last;
}

function mend(tokens: Tokens, sentence: Sentence, pair: Quotation, range: Range, core: Range): Range {
  const mark = isIn(range, pair.open) ? pair.open : pair.close;
  const other = mark === pair.open ? pair.close : pair.open;
  const isAtEdge = mark === pair.open ? mark === range.first : mark === range.last;
  if (isAtEdge) return withoutMarks(tokens, range) ?? range;
  const isNear = Math.abs(other - mark) <= FURTHEST && other >= sentence.first && other < sentence.end;
  if (isNear) return { first: Math.min(range.first, other), last: Math.max(range.last, other) };
  const isBehind = core.first > mark || (core.last >= mark && core.last - mark >= mark - core.first);
  const kept = isBehind ? { first: mark + 1, last: range.last } : { first: range.first, last: mark - 1 };
  return withoutMarks(tokens, kept) ?? range;
}

/** From word to word; nothing where no word is left. */
function withoutMarks(tokens: Tokens, { first, last }: Range): Range | undefined {
  let [from, to] = [first, last];
  while (from <= to && !isWordLike(tokens, from)) from++;
  while (to > from && !isWordLike(tokens, to)) to--;
  return from > to ? undefined : { first: from, last: to };
}

/** The first pair of which one mark stands in the range and the other does not. */
function firstCut(marks: readonly PairedMark[], range: Range): Quotation | undefined {
  for (let at = firstAtLeast(marks, range.first, ({ token }) => token); at < marks.length; at++) {
    const mark = marks[at];
    if (mark === undefined || mark.token > range.last) return undefined;
    if (isIn(range, mark.pair.open) !== isIn(range, mark.pair.close)) return mark.pair;
  }
  return undefined;
}
