import { BloomFilter } from "./bloom-filter.ts";
import { hashOf, mixedHash } from "./distinct-words.ts";

/**
 * Words, each with a number above 0, to be found by their units and a hash of them, so that no string is
 * made of any text.
 */
export class WordTable {
  /** Word `n` is `#units[#starts[n]..#starts[n + 1])`. */
  readonly #units: Uint16Array;
  readonly #starts: Int32Array;
  readonly #numbers: Int32Array;
  readonly #hashes: Int32Array;
  /** Places of words by hash, from 1; 0 for none. */
  readonly #slots: Int32Array;
  readonly #mask: number;
  readonly #filter: BloomFilter;

  constructor(words: ReadonlyMap<string, number>) {
    const capacity = 2 ** Math.ceil(Math.log2(Math.max(words.size, 8) * 2));
    this.#slots = new Int32Array(capacity);
    this.#mask = capacity - 1;
    this.#filter = new BloomFilter(words.size);
    this.#starts = new Int32Array(words.size + 1);
    this.#numbers = new Int32Array(words.size);
    this.#hashes = new Int32Array(words.size);
    this.#units = new Uint16Array([...words.keys()].reduce((units, { length }) => units + length, 0));
    let place = 0;
    for (const [word, number] of words) this.#set(place++, word, number);
  }

  #set(place: number, word: string, number: number): void {
    const start = this.#starts[place] ?? 0;
    for (let at = 0; at < word.length; at++) this.#units[start + at] = word.charCodeAt(at);
    this.#starts[place + 1] = start + word.length;
    const hash = mixedHash(hashOf(this.#units, start, start + word.length));
    this.#filter.add(hash);
    let slot = hash & this.#mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & this.#mask;
    this.#slots[slot] = place + 1;
    this.#hashes[place] = hash;
    this.#numbers[place] = number;
  }

  /** The number of the word `units[start..end)`, of which `hash` is the `mixedHash`; 0 if there is none. */
  find(hash: number, units: Uint16Array, start: number, end: number): number {
    if (!this.#filter.mightContain(hash)) return 0;
    let slot = hash & this.#mask;
    for (let place = this.#slots[slot] ?? 0; place !== 0; place = this.#slots[slot] ?? 0) {
      if (this.#hashes[place - 1] === hash && this.#isAt(place - 1, units, start, end))
        return this.#numbers[place - 1] ?? 0;
      slot = (slot + 1) & this.#mask;
    }
    return 0;
  }

  #isAt(place: number, units: Uint16Array, start: number, end: number): boolean {
    let own = this.#starts[place] ?? 0;
    if ((this.#starts[place + 1] ?? 0) - own !== end - start) return false;
    for (let at = start; at < end; at++) if (this.#units[own++] !== units[at]) return false;
    return true;
  }
}
