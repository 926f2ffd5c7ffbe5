import {
  APOSTROPHE,
  classIn,
  classOf,
  composedOf,
  DIGIT,
  foldIn,
  HYPHEN,
  infoOf,
  LOWER,
  NEWLINE,
  PUNCTUATION,
  SPACE,
  UNSEEN,
  UPPER,
} from "../characters.ts";
import {
  BREAK,
  CAPITALISED_SHAPE,
  LINK,
  LOWER_SHAPE,
  MARK,
  MIXED_SHAPE,
  NUMBER,
  SYMBOL,
  type Tokens,
  UPPER_SHAPE,
  WORD,
} from "../tokens.ts";
import { hashOf, hashStep, WORD_HASH_SEED } from "../words/distinct-words.ts";
import { isLink, linkEnd } from "./links.ts";
import { CYRILLIC_BIT, withoutLookAlikes } from "./look-alikes.ts";
import { TokenList } from "./token-list.ts";
import { wrappedBreaks } from "./wrapped-lines.ts";

/**
 * Splits a text into tokens in one pass, into an empty list. Never throws; linear in the length.
 * @param wrapped offsets of line breaks that end nothing.
 */
export function tokenise(
  text: string,
  tokens: TokenList = new TokenList(),
  wrapped: ReadonlySet<number> = wrappedBreaks(text),
): Tokens {
  tokens.begin(text);
  let at = 0;
  while (at < text.length) {
    const unit = text.charCodeAt(at);
    const kind = classOf(unit);
    if (kind === SPACE || kind === UNSEEN || (kind === NEWLINE && wrapped.has(at))) at++;
    else if (kind > DIGIT) at = readMark(tokens, at, unit, kind);
    else at = isLink(text, at, unit) ? readLink(tokens, at, at) : readWord(tokens, at, kind);
  }
  return tokens;
}

function readMark(tokens: TokenList, at: number, unit: number, kind: number): number {
  const { text } = tokens;
  if (kind === PUNCTUATION || kind === APOSTROPHE || kind === HYPHEN) {
    tokens.addMark(MARK, at, unit);
    return at + 1;
  }
  if (unit === 0x40 && classOf(text.charCodeAt(at + 1)) <= DIGIT) return readLink(tokens, at, at + 1);
  const next = text.charCodeAt(at + 1);
  const isPair = unit === 13 ? next === 10 : (unit & 0xfc00) === 0xd800 && (next & 0xfc00) === 0xdc00;
  const end = at + (isPair ? 2 : 1);
  tokens.add(kind === NEWLINE ? BREAK : SYMBOL, at, end);
  return end;
}

function readLink(tokens: TokenList, at: number, from: number): number {
  const end = linkEnd(tokens.text, from);
  tokens.add(LINK, at, end);
  return end;
}

/** Reads one word or number that begins at `at`, with its inner apostrophes, hyphens and unseen units. */
function readWord(tokens: TokenList, at: number, firstClass: number): number {
  const { text, distinct } = tokens;
  const { folded, writeStart } = distinct;
  const { length } = text;
  let write = writeStart;
  let hash = WORD_HASH_SEED;
  // The bits that some units of the word have, and those that all of them have.
  let some = 0;
  let all = -1;
  let upper = 0;
  let digits = 0;
  let joiners = 0;
  // After unseen units, where they end, and where what is seen of the word does.
  let resumed = -1;
  let seenEnd = at;
  let position = at;
  for (; position < length; position++) {
    const unit = text.charCodeAt(position);
    const info = infoOf(unit);
    const kind = classIn(info);
    if (kind !== LOWER) {
      if (kind === UPPER) upper++;
      else if (kind === DIGIT) digits++;
      else if (kind === UNSEEN) {
        if (position !== resumed) seenEnd = position;
        if (isCombining(unit)) seenEnd = position + 1;
        resumed = position + 1;
        if (compose(folded, write - 1, unit)) hash = hashOf(folded, writeStart, write);
        continue;
      } else if (joins(text, position, kind, firstClass === DIGIT)) joiners++;
      else break;
    }
    const fold = foldIn(info);
    folded[write++] = fold;
    hash = hashStep(hash, fold);
    some |= fold;
    all &= fold;
  }
  const isOfTwoScripts = (some & CYRILLIC_BIT) !== 0 && (all & CYRILLIC_BIT) === 0;
  if (isOfTwoScripts && withoutLookAlikes(folded, writeStart, write)) {
    hash = hashOf(folded, writeStart, write);
    tokens.disguised.push(tokens.count);
  }
  const lower = write - writeStart - upper - digits - joiners;
  const kind = digits > 0 && upper + lower <= 2 ? NUMBER : WORD;
  const shape = upper === 0 ? LOWER_SHAPE : shapeOf(upper, lower, firstClass === UPPER);
  tokens.addWord(kind, at, position === resumed ? seenEnd : position, distinct.add(write, hash), shape);
  return position;
}

/** Makes one letter of the folded one at `at` and a mark, where they are one; else nothing. */
function compose(folded: Uint16Array, at: number, mark: number): boolean {
  const composed = composedOf(folded[at] ?? 0, mark);
  if (composed !== 0) folded[at] = composed;
  return composed !== 0;
}

function shapeOf(upper: number, lower: number, startsUpper: boolean): number {
  if (lower === 0) return upper > 1 ? UPPER_SHAPE : CAPITALISED_SHAPE;
  return startsUpper && upper === 1 ? CAPITALISED_SHAPE : MIXED_SHAPE;
}

/** Whether an apostrophe, a hyphen or, in a number, a point stands inside the word. */
function joins(text: string, at: number, kind: number, inNumber: boolean): boolean {
  if (kind === APOSTROPHE || kind === HYPHEN) return classOf(text.charCodeAt(at + 1)) <= DIGIT;
  if (kind !== PUNCTUATION || !inNumber) return false;
  const unit = text.charCodeAt(at);
  const isPoint = unit === 0x2e || unit === 0x2c || unit === 0x3a;
  return isPoint && classOf(text.charCodeAt(at + 1)) === DIGIT;
}

function isCombining(unit: number): boolean {
  return unit >= 0x300 && unit < 0x370;
}
