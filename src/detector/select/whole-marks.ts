import { unitsOf } from "../text/characters.ts";
import type { Quotation } from "../text/quotations.ts";
import type { Sentence } from "../text/sentences.ts";
import { isWordLike, markAt, type Tokens } from "../text/tokens.ts";
import type { Range } from "./clause.ts";

/** A quotation or bracket that reaches further, in tokens, is left out rather than shown whole. */
const FURTHEST = 60;

/** The marks that close each opening one. A straight mark opens and closes: the quotations of the text tell. */
const CLOSERS: ReadonlyMap<number, ReadonlySet<number>> = new Map([
  [0x28, unitsOf(")")],
  [0x5b, unitsOf("]")],
  [0xab, unitsOf("»")],
  [0x201e, unitsOf("“”»")],
  [0x201c, unitsOf("”")],
]);

/** Whether words stand within a quotation of the author's: what it says is not what the author says. */
export function isQuotedIn(quotations: readonly Quotation[], { first, last }: Range): boolean {
  return quotations.some(({ open, close }) => open < first && last < close);
}

/**
 * A range of words that opens no quotation and no bracket without closing it, nor the other way round. It is
 * widened to the missing mark where that is near and within the sentence; else it ends before the mark, or begins
 * behind it: on the side of `core`, or on the longer one.
 */
export function withWholeMarks(
  tokens: Tokens,
  sentence: Sentence,
  quotations: readonly Quotation[],
  range: Range,
  core: Range = range,
): Range {
  const pairs = pairsAround(tokens, sentence, quotations, range);
  let whole = range;
  for (let round = 0; round <= pairs.length; round++) {
    const cut = pairs.find((pair) => isIn(whole, pair.open) !== isIn(whole, pair.close));
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

/** The quotations and brackets of which a mark may stand within the range; one that is never closed ends nowhere. */
function pairsAround(
  tokens: Tokens,
  { first, end }: Sentence,
  quotations: readonly Quotation[],
  range: Range,
): Quotation[] {
  const from = Math.max(first, range.first - FURTHEST);
  const to = Math.min(end, range.last + FURTHEST + 1);
  const known = quotations.filter(({ open, close }) => close >= from && open < to);
  const taken = new Set(known.flatMap(({ open, close }) => [open, close]));
  const open: number[] = [];
  const pairs: Quotation[] = [...known];
  for (let token = from; token < to; token++) {
    const mark = markAt(tokens, token);
    if (mark === 0 || taken.has(token)) continue;
    const at = open.findLastIndex((opener) => CLOSERS.get(markAt(tokens, opener))?.has(mark) === true);
    const opener = open[at];
    if (opener !== undefined) {
      pairs.push({ open: opener, close: token });
      open.length = at;
    } else if (CLOSERS.has(mark)) open.push(token);
  }
  return [...pairs, ...open.map((opener) => ({ open: opener, close: Number.POSITIVE_INFINITY }))];
}
