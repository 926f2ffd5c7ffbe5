import { BloomFilter } from "./bloom-filter.ts";
import { hashOf, mixedHash } from "./distinct-words.ts";

/** A slot: the number of a word, 0 for none, its hash, and where its units stand. Side by side, to be read together. */
const SLOT = 4;
const [HASH, START, END] = [1, 2, 3] as const;

/**
 * Words, each with a number above 0, to be found by their units and a hash of them, so that no string is
 * made of any text.
 */
export class WordTable {
  readonly #units: Uint16Array;
  readonly #slots: Int32Array;
  readonly #mask: number;
  readonly #filter: BloomFilter;

  constructor(words: ReadonlyMap<string, number>) {
    const capacity = 2 ** Math.ceil(Math.log2(Math.max(words.size, 8) * 2));
    this.#slots = new Int32Array(capacity * SLOT);
    this.#mask = capacity - 1;
    this.#filter = new BloomFilter(words.size);
    this.#units = new Uint16Array([...words.keys()].reduce((units, { length }) => units + length, 0));
    let start = 0;
    for (const [word, number] of words) {
      this.#set(start, word, number);
      start += word.length;
    }
  }

  #set(start: number, word: string, number: number): void {
    const end = start + word.length;
    for (let at = start; at < end; at++) this.#units[at] = word.charCodeAt(at - start);
    const hash = mixedHash(hashOf(this.#units, start, end));
    this.#filter.add(hash);
    let slot = (hash & this.#mask) * SLOT;
    while (this.#slots[slot] !== 0) slot = (slot + SLOT) & (this.#slots.length - 1);
    this.#slots.set([number, hash, start, end], slot);
  }

  /** The number of the word `units[start..end)`, of which `hash` is the `mixedHash`; 0 if there is none. */
  find(hash: number, units: Uint16Array, start: number, end: number): number {
    if (!this.#filter.mightContain(hash)) return 0;
    const slots = this.#slots;
    let slot = (hash & this.#mask) * SLOT;
    for (let number = slots[slot] ?? 0; number !== 0; number = slots[slot] ?? 0) {
      if (slots[slot + HASH] === hash && this.#isAt(slot, units, start, end)) return number;
      slot = (slot + SLOT) & (slots.length - 1);
    }
    return 0;
  }

  #isAt(slot: number, units: Uint16Array, start: number, end: number): boolean {
    let own = this.#slots[slot + START] ?? 0;
    if ((this.#slots[slot + END] ?? 0) - own !== end - start) return false;
    for (let at = start; at < end; at++) if (this.#units[own++] !== units[at]) return false;
    return true;
  }
}
