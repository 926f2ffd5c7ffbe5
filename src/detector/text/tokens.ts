import type { Span } from "#report/index.ts";
import type { DistinctWords } from "./words/distinct-words.ts";

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
  /** Cyrillic words into which Latin letters were set, and which are known by Cyrillic ones all the same; in order. */
  readonly disguised: readonly number[];
}

/** A token as it stands in the text; empty beyond the text. */
export function textAt({ text, starts, ends }: Tokens, index: number): string {
  return text.slice(starts[index] ?? 0, ends[index] ?? 0);
}

/** Of so many letters is the part of a word that its forms share. */
const STEM = 5;

/** How a word begins, in small letters: the same in its other forms. */
export function stemAt(tokens: Tokens, index: number): string {
  return textAt(tokens, index).toLowerCase().slice(0, STEM);
}

/** Where tokens `first` up to `end` stand in the text. */
export function spanOf({ starts, ends }: Tokens, first: number, end: number): Span {
  return { start: starts[first] ?? 0, end: ends[end - 1] ?? 0 };
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

/** Whether a word stands there that is written small: at the head of a line, the rest of a sentence begins. */
export function isSmallWord({ kinds, shapes }: Tokens, index: number): boolean {
  return kinds[index] === WORD && shapes[index] === LOWER_SHAPE;
}

/** Whether a word stands there of which the first letter alone is a capital. */
export function isCapitalised({ kinds, shapes }: Tokens, index: number): boolean {
  return kinds[index] === WORD && shapes[index] === CAPITALISED_SHAPE;
}

/** How many words, numbers and links stand in tokens `first` up to `end`. */
export function countWords(tokens: Tokens, first: number, end: number): number {
  let words = 0;
  for (let token = first; token < end; token++) if (isWordLike(tokens, token)) words++;
  return words;
}

/** The UTF-16 unit of a punctuation mark, 0 for any other token and beyond the text. */
export function markAt({ marks }: Tokens, index: number): number {
  return marks[index] ?? 0;
}

/** "." "!" "?" "…" */
const SENTENCE_STOPS: ReadonlySet<number> = new Set([0x2e, 0x21, 0x3f, 0x2026]);
export const COLON = 0x3a;

/** Whether a mark ends sentences. */
export function isSentenceStop(mark: number): boolean {
  return SENTENCE_STOPS.has(mark);
}

/** Whether a mark cries out or asks. */
export function criesOrAsks(mark: number): boolean {
  return mark === 0x21 || mark === 0x3f;
}

/** Quotation marks of every kind, and apostrophes that stand for them. */
export const QUOTES: ReadonlySet<number> = new Set([
  0x22, 0x27, 0xab, 0xbb, 0x201c, 0x201d, 0x201e, 0x2018, 0x2019,
]);

/** Those of them by which a quotation may open. */
export const OPENING_QUOTES: ReadonlySet<number> = new Set([0x22, 0x27, 0xab, 0x201c, 0x201e, 0x2018]);

/** Whether a mark is a quotation mark that is no apostrophe as well. */
export function isQuotationMark(mark: number): boolean {
  return QUOTES.has(mark) && mark !== 0x27 && mark !== 0x2019;
}

/** The first token of a phrase from its first word: a quotation mark or bracket that stands right before belongs to it. */
export function withOpeningMark(tokens: Tokens, token: number): number {
  const mark = markAt(tokens, token - 1);
  const isOpening = QUOTES.has(mark) || mark === 0x28 || mark === 0x5b;
  return isOpening && tokens.ends[token - 1] === tokens.starts[token] ? token - 1 : token;
}

/** Whether a token is a dash, or a hyphen that stands for one. */
export function isDash(tokens: Tokens, index: number): boolean {
  const mark = markAt(tokens, index);
  return mark === 0x2014 || mark === 0x2013 || mark === 0x2d;
}
