const FEWEST_WORDS = 1024;

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
 * It holds words of the text until `wipe` is called.
 */
export class DistinctWords {
  /** Word `n` is `folded[starts[n]..ends[n])`. */
  folded = new Uint16Array(0);
  starts = new Int32Array(FEWEST_WORDS);
  ends = new Int32Array(FEWEST_WORDS);
  /** The `mixedHash` of each word. */
  hashes = new Int32Array(FEWEST_WORDS);
  /** Every number is below it. */
  count = 1;
  /** Numbers of words by hash; half of them 0, for empty, at the least. */
  #slots = new Int32Array(FEWEST_WORDS * 2);
  /** Up to where `folded` was ever written: a word known before leaves its units behind the last new one. */
  #written = 0;

  /** Makes room for the words of a text of so many UTF-16 units; to be called while there are none. */
  makeRoom(units: number): void {
    if (this.folded.length <= units) this.folded = new Uint16Array(units + 1);
  }

  /** Where in `folded` the next word is to be written. */
  get writeStart(): number {
    return this.ends[this.count - 1] ?? 0;
  }

  /** The number of the word written from `writeStart` up to `end`; a word known before is not kept twice. */
  add(end: number, hash: number): number {
    const start = this.writeStart;
    if (end > this.#written) this.#written = end;
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
    if (this.count === this.starts.length) this.#grow();
    return number;
  }

  /** Leaves nothing of a text's words. */
  wipe(): void {
    this.folded.fill(0, 0, this.#written);
    this.#written = 0;
    for (const ofWords of [this.starts, this.ends, this.hashes]) ofWords.fill(0, 0, this.count);
    this.#slots.fill(0);
    this.count = 1;
  }

  #isAt(number: number, start: number, end: number): boolean {
    const { folded } = this;
    let at = this.starts[number] ?? 0;
    if ((this.ends[number] ?? 0) - at !== end - start) return false;
    for (let other = start; other < end; other++) if (folded[at++] !== folded[other]) return false;
    return true;
  }

  #grow(): void {
    this.starts = lengthened(this.starts);
    this.ends = lengthened(this.ends);
    this.hashes = lengthened(this.hashes);
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

/** Units of a distinct word. */
export function lengthOf({ starts, ends }: DistinctWords, word: number): number {
  return (ends[word] ?? 0) - (starts[word] ?? 0);
}

/** A distinct word as a string. To be asked for only where a few words are left to look at: each is made anew. */
export function wordOf({ folded, starts, ends }: DistinctWords, word: number): string {
  return stringOf(folded, starts[word] ?? 0, ends[word] ?? 0);
}

/** Units as a string, unit by unit: a word of a hostile text may be as long as the text. */
export function stringOf(units: Uint16Array, start: number, end: number): string {
  let string = "";
  for (let at = start; at < end; at++) string += String.fromCharCode(units[at] ?? 0);
  return string;
}

function lengthened(array: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(array.length * 2);
  longer.set(array);
  return longer;
}
