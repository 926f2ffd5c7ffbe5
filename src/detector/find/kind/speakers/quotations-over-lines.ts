import type { Span as Speech } from "#report/index.ts";
import type { Matches } from "../../../patterns/match.ts";
import { classOf, DIGIT, unitsOf } from "../../../text/characters.ts";
import { OPENING_DOUBLE_QUOTES } from "../../../text/quotations.ts";
import type { Split } from "../../../text/split.ts";
import { BREAK, markAt, type Tokens } from "../../../text/tokens.ts";

const CLOSERS = unitsOf('»”“"');
const STRAIGHT = '"'.charCodeAt(0);
const ONE_SIDED = unitsOf("«»");
const OPENING = "«".charCodeAt(0);
/** A quotation that runs on over more lines, or more tokens, is rather a stray mark. */
const MOST_LINES = 12;
const MOST_TOKENS = 400;

/**
 * Finds quotations that open in one line and close in another, as where every sentence of a text has a line of its
 * own. Marks that are paired within their line are none of them. One that closes and was not opened ends a quotation that
 * began where its line does, if somebody is named right behind it as the one who speaks.
 * @param isAttributed whether a speaker is told right behind the mark at a token.
 */
export function findQuotationsOverLines(
  { tokens }: Split,
  { quotations }: Matches,
  isAttributed: (closing: number) => boolean,
): Speech[] {
  const found: Speech[] = [];
  let next = 0;
  let open: number | undefined;
  let lines = 0;
  let lineStart = 0;
  for (let token = 0; token < tokens.count; token++) {
    const quotation = quotations[next];
    if (quotation !== undefined && token >= quotation.open) {
      // A quotation that runs to its paragraph's end is known already.
      token = quotation.close;
      next++;
      if (token >= tokens.count || tokens.kinds[token] !== BREAK) continue;
    }
    if (tokens.kinds[token] === BREAK) {
      lines++;
      lineStart = token + 1;
    }
    const mark = markAt(tokens, token);
    if (mark === 0) continue;
    if (open !== undefined && CLOSERS.has(mark) && !opens(tokens, token, true)) {
      const isNear = lines > 0 && lines <= MOST_LINES && token - open <= MOST_TOKENS;
      // Far away it may be a stray mark, unless somebody is told to have said all that.
      if (isNear || (lines > 0 && isAttributed(token)))
        found.push({ start: tokens.ends[open] ?? 0, end: tokens.starts[token] ?? 0 });
      open = undefined;
    } else if (OPENING_DOUBLE_QUOTES.has(mark) && opens(tokens, token, false)) {
      open = token;
      lines = 0;
    } else if (open === undefined && CLOSERS.has(mark) && token > lineStart && isAttributed(token)) {
      found.push({ start: tokens.starts[lineStart] ?? 0, end: tokens.starts[token] ?? 0 });
    }
  }
  return found;
}

/** A mark on a line of its own opens what follows, unless something is open. */
function opens(tokens: Tokens, token: number, isOpen: boolean): boolean {
  const mark = markAt(tokens, token);
  if (ONE_SIDED.has(mark)) return mark === OPENING;
  if (mark === STRAIGHT && !isOpen && isAlone(tokens, token)) return true;
  return opensWord(tokens, token);
}

function isAlone({ kinds, count }: Tokens, token: number): boolean {
  const isEdge = (index: number) => index < 0 || index >= count || kinds[index] === BREAK;
  return isEdge(token - 1) && isEdge(token + 1);
}

function opensWord({ text, starts, ends }: Tokens, token: number): boolean {
  const after = classOf(text.charCodeAt(ends[token] ?? 0));
  const before = classOf(text.charCodeAt((starts[token] ?? 0) - 1));
  return after <= DIGIT && before > DIGIT;
}
