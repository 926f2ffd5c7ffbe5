const FEWEST_SLOTS = 2048;

/** Where a word's hash begins, for `hashStep` to take in unit by unit (FNV-1a). */
export const WORD_HASH_SEED = 0x811c9dc5 | 0;

export function hashStep(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 0x01000193);
}

export function hashOf(units: Uint16Array, start: number, end: number): number {
  let hash = WORD_HASH_SEED;
  for (let at = start; at < end; at++) hash = hashStep(hash, units[at] ?? 0);
  return hash;
}

/** A hash whose lower bits, too, know of all units: what words are told apart by. */
export function mixedHash(hash: number): number {
  return hash ^ (hash >>> 15);
}

/**
 * The distinct folded words of one text, numbered from 1, so that what depends on a word alone is worked
 * out once a reading and not at every token: half of the words of a text are there more than once.
 * It holds words of the text, and lives no longer than the reading.
 */
export class DistinctWords {
  /** Word `n` is `folded[starts[n]..ends[n])`. */
  readonly folded: Uint16Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** The `mixedHash` of each word. */
  readonly hashes: Int32Array;
  /** Every number is below it. */
  count = 1;
  /** Numbers of words by hash; half of them 0, for empty, at the least. */
  #slots = new Int32Array(FEWEST_SLOTS);

  constructor(units: number, words: number) {
    this.folded = new Uint16Array(units + 1);
    this.starts = new Int32Array(words + 1);
    this.ends = new Int32Array(words + 1);
    this.hashes = new Int32Array(words + 1);
  }

  /** Where in `folded` the next word is to be written. */
  get writeStart(): number {
    return this.ends[this.count - 1] ?? 0;
  }

  /** The number of the word written from `writeStart` up to `end`; a word known before is not kept twice. */
  add(end: number, hash: number): number {
    const start = this.writeStart;
    const slots = this.#slots;
    const mask = slots.length - 1;
    const mixed = mixedHash(hash);
    let slot = mixed & mask;
    for (let known = slots[slot] ?? 0; known !== 0; known = slots[slot] ?? 0) {
      if (this.hashes[known] === mixed && this.#isAt(known, start, end)) return known;
      slot = (slot + 1) & mask;
    }
    const number = this.count++;
    this.starts[number] = start;
    this.ends[number] = end;
    this.hashes[number] = mixed;
    slots[slot] = number;
    if (this.count * 2 > slots.length) this.#grow();
    return number;
  }

  #isAt(number: number, start: number, end: number): boolean {
    const { folded } = this;
    let at = this.starts[number] ?? 0;
    if ((this.ends[number] ?? 0) - at !== end - start) return false;
    for (let other = start; other < end; other++) if (folded[at++] !== folded[other]) return false;
    return true;
  }

  #grow(): void {
    const slots = new Int32Array(this.#slots.length * 2);
    const mask = slots.length - 1;
    for (let number = 1; number < this.count; number++) {
      let slot = (this.hashes[number] ?? 0) & mask;
      while (slots[slot] !== 0) slot = (slot + 1) & mask;
      slots[slot] = number;
    }
    this.#slots = slots;
  }
}
