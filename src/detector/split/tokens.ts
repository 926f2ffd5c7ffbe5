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
} from "./characters.ts";
import { DistinctWords, hashOf, hashStep, WORD_HASH_SEED } from "./distinct-words.ts";

export const WORD = 1;
export const NUMBER = 2;
export const MARK = 3;
export const BREAK = 4;
/** Links and @handles: they are neither words nor the end of a sentence. */
export const LINK = 5;
export const SYMBOL = 6;

/** How a word is written: lower case, Capitalised, UPPER (two letters or more) or mIxed. */
export const LOWER_SHAPE = 0;
export const CAPITALISED_SHAPE = 1;
export const UPPER_SHAPE = 2;
export const MIXED_SHAPE = 3;

/** The tokens of a text as parallel arrays, so that 15,000 characters cost no objects. */
export interface Tokens {
  readonly text: string;
  readonly count: number;
  readonly kinds: Uint8Array;
  readonly shapes: Uint8Array;
  /** Token `i` is `text.slice(starts[i], ends[i])`. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** The UTF-16 unit of a punctuation mark, 0 for other tokens. */
  readonly marks: Uint16Array;
  /** The number of a word's folded form: lower case, one kind of apostrophe, ё as е, no unseen units. 0 for other tokens. */
  readonly words: Int32Array;
  readonly distinct: DistinctWords;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Units a token takes on average at the least in ordinary texts; room is made for so many tokens at first. */
const USUAL_UNITS = 3;

/** Splits a text into tokens in one pass. Never throws; linear in the length. */
export function tokenise(text: string): Tokens {
  const usualRoom = Math.ceil(text.length / USUAL_UNITS) + 16;
  return (
    tokeniseInto(emptyTokens(text, usualRoom)) ??
    tokeniseInto(emptyTokens(text, text.length + 1)) ??
    emptyTokens(text, 0)
  );
}

function emptyTokens(text: string, room: number): Mutable<Tokens> {
  return {
    text,
    count: 0,
    kinds: new Uint8Array(room),
    shapes: new Uint8Array(room),
    starts: new Int32Array(room),
    ends: new Int32Array(room),
    marks: new Uint16Array(room),
    words: new Int32Array(room),
    distinct: new DistinctWords(text.length, room),
  };
}

/** Fills the arrays; undefined when they have no room for so many tokens. */
function tokeniseInto(tokens: Mutable<Tokens>): Tokens | undefined {
  const { text } = tokens;
  const room = tokens.kinds.length;
  let at = 0;
  while (at < text.length) {
    if (tokens.count === room) return undefined;
    const kind = classOf(text.charCodeAt(at));
    if (kind === SPACE || kind === UNSEEN) at++;
    else if (kind === LOWER || kind === UPPER || kind === DIGIT) at = readWord(tokens, at, kind);
    else at = readMark(tokens, at, kind);
  }
  return tokens;
}

function add(tokens: Mutable<Tokens>, kind: number, start: number, end: number): number {
  const index = tokens.count++;
  tokens.kinds[index] = kind;
  tokens.starts[index] = start;
  tokens.ends[index] = end;
  return end;
}

function readMark(tokens: Mutable<Tokens>, at: number, characterClass: number): number {
  const { text } = tokens;
  if (characterClass === NEWLINE) {
    const pair = text.charCodeAt(at) === 13 && text.charCodeAt(at + 1) === 10 ? 2 : 1;
    return add(tokens, BREAK, at, at + pair);
  }
  const unit = text.charCodeAt(at);
  if (unit === 0x40 && isWordUnit(text.charCodeAt(at + 1)))
    return add(tokens, LINK, at, linkEnd(text, at + 1));
  const isMark = characterClass === PUNCTUATION || characterClass === APOSTROPHE || characterClass === HYPHEN;
  if (isMark) {
    tokens.marks[tokens.count] = unit;
    return add(tokens, MARK, at, at + 1);
  }
  const isPair = unit >= 0xd800 && unit < 0xdc00 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00;
  return add(tokens, SYMBOL, at, at + (isPair ? 2 : 1));
}

/** Reads one word or number that begins at `at`, with its inner apostrophes, hyphens and unseen units. */
function readWord(tokens: Mutable<Tokens>, at: number, firstClass: number): number {
  const { text, distinct } = tokens;
  if (isLink(text, at)) return add(tokens, LINK, at, linkEnd(text, at));
  const { folded, writeStart } = distinct;
  let write = writeStart;
  let hash = WORD_HASH_SEED;
  let upper = 0;
  let lower = 0;
  let digits = 0;
  let isComposed = false;
  let end = at;
  let position = at;
  for (; position < text.length; position++) {
    const unit = text.charCodeAt(position);
    const info = infoOf(unit);
    const kind = classIn(info);
    if (kind === LOWER) lower++;
    else if (kind === UPPER) upper++;
    else if (kind === DIGIT) digits++;
    else if (kind === UNSEEN) {
      const composed = write > writeStart ? composedOf(folded[write - 1] ?? 0, unit) : 0;
      if (composed > 0) {
        folded[write - 1] = composed;
        isComposed = true;
      }
      if (isCombining(unit)) end = position + 1;
      continue;
    } else if (!joins(text, position, kind, firstClass === DIGIT)) break;
    const fold = foldIn(info);
    folded[write++] = fold;
    hash = hashStep(hash, fold);
    end = position + 1;
  }
  if (isComposed) hash = hashOf(folded, writeStart, write);
  const index = tokens.count;
  tokens.words[index] = distinct.add(write, hash);
  tokens.shapes[index] = shapeOf(upper, lower, firstClass === UPPER);
  add(tokens, digits > 0 && upper + lower <= 2 ? NUMBER : WORD, at, end);
  return position;
}

function shapeOf(upper: number, lower: number, startsUpper: boolean): number {
  if (upper === 0) return LOWER_SHAPE;
  if (lower === 0) return upper > 1 ? UPPER_SHAPE : CAPITALISED_SHAPE;
  return startsUpper && upper === 1 ? CAPITALISED_SHAPE : MIXED_SHAPE;
}

/** Whether an apostrophe, a hyphen or, in a number, a point stands inside the word. */
function joins(text: string, at: number, characterClass: number, inNumber: boolean): boolean {
  const next = classOf(text.charCodeAt(at + 1));
  if (characterClass === APOSTROPHE || characterClass === HYPHEN) {
    return next === LOWER || next === UPPER || next === DIGIT;
  }
  const unit = text.charCodeAt(at);
  return inNumber && next === DIGIT && (unit === 0x2e || unit === 0x2c || unit === 0x3a);
}

function isCombining(unit: number): boolean {
  return unit >= 0x300 && unit < 0x370;
}

function isWordUnit(unit: number): boolean {
  const kind = classOf(unit);
  return kind === LOWER || kind === UPPER || kind === DIGIT;
}

/** Most words are told from a link by their first two units. */
function isLink(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  if (unit !== 0x68 && unit !== 0x77 && unit !== 0x74) return false;
  const next = text.charCodeAt(at + 1);
  if (unit === 0x68)
    return next === 0x74 && (text.startsWith("http://", at) || text.startsWith("https://", at));
  if (unit === 0x77) return next === 0x77 && text.startsWith("www.", at);
  return next === 0x2e && text.startsWith("t.me/", at);
}

/** Where a link ends: at white space, a quotation mark or bracket, without a last full stop or comma. */
function linkEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length && isLinkUnit(text.charCodeAt(end))) end++;
  while (end > at + 1 && ".,!?:;".includes(text.charAt(end - 1))) end--;
  return end;
}

function isLinkUnit(unit: number): boolean {
  const kind = classOf(unit);
  if (kind === SPACE || kind === NEWLINE) return false;
  return !(unit === 0x22 || unit === 0x29 || unit === 0x3e || unit === 0xbb || unit === 0x201d);
}

/** Units of the folded form of a token; 0 for what is neither word nor number. */
export function lettersOf({ words, distinct: { starts, ends } }: Tokens, index: number): number {
  const word = words[index] ?? 0;
  return (ends[word] ?? 0) - (starts[word] ?? 0);
}

/** Whether a token is a word, a number or a link, thus something that a sentence is made of. */
export function isWordLike(tokens: Tokens, index: number): boolean {
  const kind = tokens.kinds[index];
  return kind === WORD || kind === NUMBER || kind === LINK;
}

/** The UTF-16 unit of a punctuation mark, 0 for any other token and beyond the text. */
export function markAt({ marks }: Tokens, index: number): number {
  return marks[index] ?? 0;
}
