import { LINK, LOWER_SHAPE, MARK, NUMBER, type Tokens, UPPER_SHAPE, WORD } from "../split/tokens.ts";
import { PATTERN_MARKS, type WordClass } from "./pattern.ts";

/** Symbols of a token's shape; words and prefixes of the vocabulary are numbered after them. */
export const START = 1;
export const END = 2;
const CLASS_SYMBOLS: Record<WordClass, number> = { number: 3, capitalised: 4, upper: 5 };
const FIRST_MARK = 6;
const FIRST_WORD = FIRST_MARK + PATTERN_MARKS.length;

const MARK_SYMBOLS = new Map<number, number>([
  ...PATTERN_MARKS.map((mark, index): [number, number] => [mark.charCodeAt(0), FIRST_MARK + index]),
  ...[0x2013, 0x2d].map((dash): [number, number] => [dash, FIRST_MARK + PATTERN_MARKS.indexOf("—")]),
]);

/** Knows the symbols of a text's distinct words: writes those of one, and returns how many there are. */
interface SymbolsOfWords {
  write(word: number, symbols: Int32Array): number;
}

interface Entry {
  readonly text: string;
  word: number;
  prefix: number;
}

/**
 * The words and prefixes that the patterns of one language know, each with a number. A word of
 * a text is looked up by a hash that grows letter by letter, so that all its prefixes are found on
 * the way, no string is made, and nothing of any text is kept.
 */
export class Vocabulary {
  #entries: Entry[] = [];
  #byText = new Map<string, Entry>();
  #next = FIRST_WORD;
  #slots = new Int32Array(0);
  #mask = 0;
  /** A bit for each entry's hash: most beginnings of words are none, and are known by it without a look at the table. */
  #sieve = new Uint32Array(0);
  #sieveMask = 0;

  /** Number of symbols given out; every symbol is below it. */
  get size(): number {
    return this.#next;
  }

  wordSymbol(text: string): number {
    const entry = this.#entry(text);
    if (entry.word === 0) entry.word = this.#next++;
    return entry.word;
  }

  prefixSymbol(text: string): number {
    const entry = this.#entry(text);
    if (entry.prefix === 0) entry.prefix = this.#next++;
    return entry.prefix;
  }

  classSymbol(name: WordClass): number {
    return CLASS_SYMBOLS[name];
  }

  markSymbol(mark: string): number {
    return MARK_SYMBOLS.get(mark.charCodeAt(0)) ?? 0;
  }

  #entry(text: string): Entry {
    let entry = this.#byText.get(text);
    if (entry === undefined) {
      entry = { text, word: 0, prefix: 0 };
      this.#byText.set(text, entry);
      this.#entries.push(entry);
    }
    return entry;
  }

  /** Closes the vocabulary: builds the tables that `look` reads. */
  seal(): void {
    let capacity = 1024;
    while (capacity < this.#entries.length * 2) capacity *= 2;
    this.#mask = capacity - 1;
    this.#slots = new Int32Array(capacity);
    this.#sieveMask = capacity * SIEVE_BITS - 1;
    this.#sieve = new Uint32Array((capacity * SIEVE_BITS) / 32);
    this.#entries.forEach((entry, index) => {
      const hash = hashOf(entry.text);
      const bit = hash & this.#sieveMask;
      this.#sieve[bit >>> 5] = (this.#sieve[bit >>> 5] ?? 0) | (1 << bit);
      let slot = hash & this.#mask;
      while (this.#slots[slot] !== 0) slot = (slot + 1) & this.#mask;
      this.#slots[slot] = index + 1;
    });
  }

  /** Writes the symbols of a token into `symbols` and returns how many there are. */
  resolve(tokens: Tokens, index: number, ofWords: SymbolsOfWords, symbols: Int32Array): number {
    const kind = tokens.kinds[index];
    if (kind === MARK) {
      const symbol = MARK_SYMBOLS.get(tokens.marks[index] ?? 0) ?? 0;
      symbols[0] = symbol;
      return symbol === 0 ? 0 : 1;
    }
    if (kind === LINK) return 0;
    let count = ofWords.write(tokens.words[index] ?? 0, symbols);
    if (kind === NUMBER) symbols[count++] = CLASS_SYMBOLS.number;
    const shape = tokens.shapes[index];
    if (kind === WORD && shape !== LOWER_SHAPE) {
      symbols[count++] = CLASS_SYMBOLS.capitalised;
      if (shape === UPPER_SHAPE) symbols[count++] = CLASS_SYMBOLS.upper;
    }
    return count;
  }

  /** Writes the symbols of the word `folded[start..end)` to `symbols`, from `place` on; returns how many. */
  look(folded: Uint16Array, start: number, wordEnd: number, symbols: Int32Array, place: number): number {
    const end = Math.min(wordEnd, start + LONGEST_WORD);
    let count = 0;
    let hash = HASH_SEED;
    for (let at = start; at < end; at++) {
      hash = step(hash, folded[at] ?? 0);
      const bit = hash & this.#sieveMask;
      if (((this.#sieve[bit >>> 5] ?? 0) & (1 << bit)) === 0) continue;
      const entry = this.#find(hash, folded, start, at + 1);
      if (entry === undefined) continue;
      if (entry.prefix !== 0 && count < MOST_SYMBOLS) symbols[place + count++] = entry.prefix;
      if (entry.word !== 0 && at + 1 === wordEnd) symbols[place + count++] = entry.word;
    }
    return count;
  }

  #find(hash: number, folded: Uint16Array, start: number, end: number): Entry | undefined {
    let slot = hash & this.#mask;
    for (let found = this.#slots[slot] ?? 0; found !== 0; found = this.#slots[slot] ?? 0) {
      const entry = this.#entries[found - 1];
      if (entry !== undefined && isSame(entry.text, folded, start, end)) return entry;
      slot = (slot + 1) & this.#mask;
    }
    return undefined;
  }
}

/** Bits of the sieve for each slot of the table. */
const SIEVE_BITS = 8;
/** Longest word, in units, whose prefixes are looked at. */
const LONGEST_WORD = 48;
const MOST_SYMBOLS = 24;
/** Room that `resolve` needs in its `symbols`. */
export const SYMBOLS_ROOM = MOST_SYMBOLS + 4;

const HASH_SEED = 0x811c9dc5 | 0;

function step(hash: number, unit: number): number {
  const mixed = Math.imul(hash ^ unit, 0x01000193);
  return mixed ^ (mixed >>> 15);
}

function hashOf(text: string): number {
  let hash = HASH_SEED;
  for (let at = 0; at < text.length; at++) hash = step(hash, text.charCodeAt(at));
  return hash;
}

function isSame(text: string, folded: Uint16Array, start: number, end: number): boolean {
  if (text.length !== end - start) return false;
  for (let at = 0; at < text.length; at++) {
    if (text.charCodeAt(at) !== folded[start + at]) return false;
  }
  return true;
}
