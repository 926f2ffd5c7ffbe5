import { LOWER_SHAPE, NUMBER, UPPER_SHAPE, WORD } from "../text/tokens.ts";
import { type DistinctWords, hashStep, mixedHash, WORD_HASH_SEED } from "../text/words/distinct-words.ts";
import { WordTable } from "../text/words/word-table.ts";
import { Beginnings, LEADS_ON, WHOLE } from "./beginnings.ts";
import { PATTERN_MARKS, type WordClass } from "./pattern.ts";

/** Symbols of a token's shape; words and prefixes of the vocabulary are numbered after them. */
export const START = 1;
export const END = 2;
const CLASS_SYMBOLS: Record<WordClass, number> = { number: 3, capitalised: 4, upper: 5 };
const FIRST_MARK = 6;
const FIRST_WORD = FIRST_MARK + PATTERN_MARKS.length;

/** By unit of a mark, its symbol; all dashes are one. */
const MARK_SYMBOLS = new Uint8Array(2 ** 16);
for (const [index, mark] of PATTERN_MARKS.entries()) MARK_SYMBOLS[mark.charCodeAt(0)] = FIRST_MARK + index;
for (const dash of [0x2013, 0x2d]) MARK_SYMBOLS[dash] = FIRST_MARK + PATTERN_MARKS.indexOf("—");

/**
 * The words and prefixes that the patterns of one language know, each with a number, its symbol. A word of
 * a text is looked up by its hash, and its beginnings by hashes that grow letter by letter: no string is
 * made, and nothing of any text is kept.
 */
export class Vocabulary {
  readonly #words = new Map<string, number>();
  readonly #prefixes = new Map<string, number>();
  #next = FIRST_WORD;
  #tables = tablesOf(new Map(), new Map());

  /** Number of symbols given out; every symbol is below it. */
  get size(): number {
    return this.#next;
  }

  wordSymbol(text: string): number {
    return this.#symbolOf(this.#words, text);
  }

  prefixSymbol(text: string): number {
    return this.#symbolOf(this.#prefixes, text);
  }

  #symbolOf(known: Map<string, number>, text: string): number {
    let symbol = known.get(text);
    if (symbol === undefined) {
      symbol = this.#next++;
      known.set(text, symbol);
    }
    return symbol;
  }

  classSymbol(name: WordClass): number {
    return CLASS_SYMBOLS[name];
  }

  markSymbol(mark: string): number {
    return symbolOfMark(mark.charCodeAt(0));
  }

  /** Closes the vocabulary: builds the tables that `look` reads. */
  seal(): void {
    this.#tables = tablesOf(this.#words, this.#prefixes);
  }

  /** Writes the symbols of a text's distinct word to `symbols`, from `place` on; returns how many. */
  look(word: number, { folded, starts, ends, hashes }: DistinctWords, symbols: Int32Array, place: number) {
    const [start, end] = [starts[word] ?? 0, ends[word] ?? 0];
    const count = this.#lookForPrefixes(folded, start, end, symbols, place);
    const symbol = this.#tables.words.find(hashes[word] ?? 0, folded, start, end);
    if (symbol === 0) return count;
    symbols[place + count] = symbol;
    return count + 1;
  }

  #lookForPrefixes(
    units: Uint16Array,
    start: number,
    wordEnd: number,
    symbols: Int32Array,
    place: number,
  ): number {
    const { prefixes, beginnings, shortestPrefix, longestPrefix } = this.#tables;
    const end = Math.min(wordEnd, start + longestPrefix);
    let count = 0;
    let hash = WORD_HASH_SEED;
    for (let at = start; at < end; at++) {
      hash = hashStep(hash, units[at] ?? 0);
      const length = at + 1 - start;
      if (length < shortestPrefix) continue;
      const mixed = mixedHash(hash);
      const known = beginnings.of(mixed);
      const symbol = (known & WHOLE) === 0 ? 0 : prefixes.find(mixed, units, start, at + 1);
      if (symbol !== 0 && count < MOST_PREFIXES) symbols[place + count++] = symbol;
      if (length >= ONSET && (known & LEADS_ON) === 0) break;
    }
    return count;
  }
}

/** The symbol of a mark by its unit; 0 for one that no pattern can name. */
export function symbolOfMark(unit: number): number {
  return MARK_SYMBOLS[unit] ?? 0;
}

/** Writes the symbols of how a token is written to `symbols`, from `count` on; returns how many there are then. */
export function addShape(kind: number, shape: number, symbols: Int32Array, count: number): number {
  let all = count;
  if (kind === NUMBER) symbols[all++] = CLASS_SYMBOLS.number;
  if (kind === WORD && shape !== LOWER_SHAPE) {
    symbols[all++] = CLASS_SYMBOLS.capitalised;
    if (shape === UPPER_SHAPE) symbols[all++] = CLASS_SYMBOLS.upper;
  }
  return all;
}

/** What `look` reads. */
interface Tables {
  readonly words: WordTable;
  readonly prefixes: WordTable;
  readonly shortestPrefix: number;
  readonly longestPrefix: number;
  /** All prefixes, and each way in which one begins: a word is read no further than it begins like one. */
  readonly beginnings: Beginnings;
}

/** Fewest units of an onset. */
const ONSET = 3;
const MOST_PREFIXES = 24;
/** Room for the symbols of one token. */
export const SYMBOLS_ROOM = MOST_PREFIXES + 4;

function tablesOf(words: ReadonlyMap<string, number>, prefixes: ReadonlyMap<string, number>): Tables {
  const lengths = Array.from(prefixes.keys(), ({ length }) => length);
  const known = Array.from(prefixes.keys(), beginningsOf).flat();
  const beginnings = new Beginnings(new Set(known.map(({ hash }) => hash)).size);
  for (const { hash, bit } of known) beginnings.note(hash, bit);
  return {
    words: new WordTable(words),
    prefixes: new WordTable(prefixes),
    shortestPrefix: Math.min(...lengths, ONSET),
    longestPrefix: Math.max(...lengths, 0),
    beginnings,
  };
}

/** A prefix, and how it begins in each length from that of an onset on. */
function beginningsOf(prefix: string): { hash: number; bit: number }[] {
  const found: { hash: number; bit: number }[] = [];
  let hash = WORD_HASH_SEED;
  for (let length = 1; length <= prefix.length; length++) {
    hash = hashStep(hash, prefix.charCodeAt(length - 1));
    const bit = length === prefix.length ? WHOLE : LEADS_ON;
    if (bit === WHOLE || length >= ONSET) found.push({ hash: mixedHash(hash), bit });
  }
  return found;
}
