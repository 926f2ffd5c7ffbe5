/** What is noted of a beginning: it is a whole prefix, and longer ones begin so. */
export const WHOLE = 1;
export const LEADS_ON = 2;

const BITS = 2;
const IN_EACH = 32 / BITS;
/** So many places for each member: with twice as many half as many words would seem to be known, and look-ups miss the cache. */
const PLACES_FOR_EACH = 8;

/** A Bloom filter with two bits a place, so that both are answered by one look into memory; no false negatives. */
export class Beginnings {
  readonly #places: Uint32Array;
  readonly #mask: number;

  constructor(members: number) {
    const places = 2 ** Math.ceil(Math.log2(Math.max(members, IN_EACH) * PLACES_FOR_EACH));
    this.#places = new Uint32Array(places / IN_EACH);
    this.#mask = places - 1;
  }

  note(hash: number, bit: number): void {
    const place = hash & this.#mask;
    this.#places[place >>> 4]! |= bit << ((place & (IN_EACH - 1)) * BITS);
  }

  /** The bits that may have been noted of a beginning. */
  of(hash: number): number {
    const place = hash & this.#mask;
    return ((this.#places[place >>> 4] ?? 0) >>> ((place & (IN_EACH - 1)) * BITS)) & (WHOLE | LEADS_ON);
  }
}
