import { QUOTATION_MARKS, QUOTATION_PAIRS } from "#languages/index.ts";
import { classOf, LOWER, SPACE, UPPER, unitsOf } from "./characters.ts";
import { firstAtLeast } from "./search.ts";
import { BREAK, markAt, type Tokens } from "./tokens.ts";

/** Tokens of an opening and of its closing quotation mark. */
export interface Quotation {
  readonly open: number;
  readonly close: number;
}

interface OpenMark {
  readonly token: number;
  readonly mark: number;
}

/** For each opening mark, the marks that close it. */
const CLOSED_BY = new Map(QUOTATION_PAIRS);

const STRAIGHT = '"'.charCodeAt(0);
/** Double marks by which a quotation may open, and all double marks. */
export const OPENING_DOUBLE_QUOTES: ReadonlySet<number> = unitsOf('«„“"');
export const DOUBLE_QUOTES: ReadonlySet<number> = unitsOf('«»“”„"');

/**
 * Finds what stands in quotation marks: outermost pairs only, in order, in one pass.
 *
 * A mark that is never closed is ignored, for else one stray mark would put the author's words into
 * another mouth; unless the next paragraph opens with the same mark: so speech of several
 * paragraphs is set, and then it runs to its paragraph's end.
 */
export function findQuotations(tokens: Tokens): Quotation[] {
  const found: Quotation[] = [];
  let first = 0;
  let marks = 0;
  for (let index = 0; index <= tokens.count; index++) {
    if (index < tokens.count && tokens.kinds[index] !== BREAK) {
      if (isQuote(markAt(tokens, index))) marks++;
      continue;
    }
    if (marks > 0) for (const quotation of quotationsOfLine(tokens, first, index)) found.push(quotation);
    first = index + 1;
    marks = 0;
  }
  return found;
}

function quotationsOfLine(tokens: Tokens, first: number, end: number): Quotation[] {
  const open: OpenMark[] = [];
  const openCounts = new Map<string, number>();
  const closed: Quotation[] = [];
  const count = (mark: string, by: number) => openCounts.set(mark, (openCounts.get(mark) ?? 0) + by);
  for (let index = first; index < end; index++) {
    const unit = markAt(tokens, index);
    if (!isQuote(unit)) continue;
    if (isPossessive(tokens, index, unit)) continue;
    const mark = String.fromCharCode(unit);
    const side = sideOf(tokens, index, mark);
    const opener = side === "open" ? undefined : openerFor(mark, openCounts);
    if (opener !== undefined) {
      for (let top = open.pop(); top !== undefined; top = open.pop()) {
        count(String.fromCharCode(top.mark), -1);
        if (top.mark !== opener.charCodeAt(0)) continue;
        closed.push({ open: top.token, close: index });
        break;
      }
    } else if (side !== "close" && CLOSED_BY.has(mark)) {
      open.push({ token: index, mark: unit });
      count(mark, 1);
    }
  }
  const running = open.find((mark) => isContinued(tokens, mark.mark, end));
  if (running !== undefined) closed.push({ open: running.token, close: end });
  return outermost(closed);
}

const QUOTE_UNITS = unitsOf(QUOTATION_MARKS);

/** Whether a mark is a quotation mark; most tokens are no mark at all. */
function isQuote(mark: number): boolean {
  return mark !== 0 && QUOTE_UNITS.has(mark);
}

/** The open mark that `mark` closes; the most likely first. */
function openerFor(mark: string, openCounts: ReadonlyMap<string, number>): string | undefined {
  for (const [opener, closers] of CLOSED_BY) {
    if (closers.includes(mark) && (openCounts.get(opener) ?? 0) > 0) return opener;
  }
  return undefined;
}

/** The farmers’ fault: an apostrophe after s and before a space is taken for one, though it could close. */
function isPossessive({ text, starts, ends }: Tokens, index: number, unit: number): boolean {
  if (unit !== 0x27 && unit !== 0x2019) return false;
  const isAfterS = (text.charCodeAt((starts[index] ?? 0) - 1) | 0x20) === 0x73;
  return isAfterS && classOf(text.charCodeAt(ends[index] ?? 0)) === SPACE;
}

/** Whether a mark can only open, only close, or either, by itself and by what stands around it. */
function sideOf(tokens: Tokens, index: number, mark: string): "open" | "close" | "either" {
  if ("«‹„‚".includes(mark)) return "open";
  if ("»›".includes(mark)) return "close";
  const { text } = tokens;
  const before = classOf(text.charCodeAt((tokens.starts[index] ?? 0) - 1));
  const after = classOf(text.charCodeAt(tokens.ends[index] ?? 0));
  const opensWord = after === LOWER || after === UPPER;
  const endsWord = before === LOWER || before === UPPER;
  const isFirst = tokens.starts[index] === 0 || before === SPACE || tokens.kinds[index - 1] === BREAK;
  if ("'‘’".includes(mark))
    return isFirst && opensWord && mark !== "’" ? "open" : endsWord || !opensWord ? "close" : "either";
  if (isFirst) return "open";
  if (mark === "“") return "either";
  return opensWord && !endsWord ? "either" : "close";
}

function isContinued(tokens: Tokens, mark: number, lineEnd: number): boolean {
  if (!OPENING_DOUBLE_QUOTES.has(mark)) return false;
  let next = lineEnd;
  while (next < tokens.count && tokens.kinds[next] === BREAK) next++;
  if (markAt(tokens, next) !== mark) return false;
  // A straight mark may stand for inches: only one before a capital letter is sure to open speech again.
  return mark !== STRAIGHT || classOf(tokens.text.charCodeAt(tokens.ends[next] ?? 0)) === UPPER;
}

function outermost(quotations: Quotation[]): Quotation[] {
  quotations.sort((a, b) => a.open - b.open || b.close - a.close);
  const kept: Quotation[] = [];
  let end = -1;
  for (const quotation of quotations) {
    if (quotation.open <= end || quotation.close <= quotation.open + 1) continue;
    kept.push(quotation);
    end = quotation.close;
  }
  return kept;
}

/** The index of the first of a text's quotations, which are in order, that closes at `token` or behind it. */
export function firstToClose(quotations: readonly Quotation[], token: number): number {
  return firstAtLeast(quotations, token, ({ close }) => close);
}

/** The one of a text's quotations that tokens `first` to `last` stand in. */
export function quotationAround(
  quotations: readonly Quotation[],
  { first, last }: { readonly first: number; readonly last: number },
): Quotation | undefined {
  const quotation = quotations[firstToClose(quotations, first)];
  return quotation !== undefined && quotation.open < first && last < quotation.close ? quotation : undefined;
}
