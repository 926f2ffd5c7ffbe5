import { BloomFilter } from "../text/words/bloom-filter.ts";

/** Finds a list by state and symbol, or by two symbols. Nearly all questions are answered with "none", and those by a Bloom filter. */
export class EdgeTable {
  readonly #filter: BloomFilter;
  /** State, symbol and list of each slot; a list is never 0. */
  readonly #slots: Int32Array;
  readonly #mask: number;

  constructor(edges: number) {
    const capacity = 2 ** Math.ceil(Math.log2(Math.max(edges, 8) * 2));
    this.#slots = new Int32Array(capacity * 3);
    this.#mask = capacity - 1;
    this.#filter = new BloomFilter(edges);
  }

  /** Notes a list; there must be none yet for this state and symbol. */
  set(state: number, symbol: number, list: number): void {
    const hash = hashOf(state, symbol);
    this.#filter.add(hash);
    const slots = this.#slots;
    let slot = hash & this.#mask;
    while (slots[slot * 3 + 2] !== 0) slot = (slot + 1) & this.#mask;
    slots[slot * 3] = state;
    slots[slot * 3 + 1] = symbol;
    slots[slot * 3 + 2] = list;
  }

  /** The list after `state` over `symbol`, 0 where there is none. */
  get(state: number, symbol: number): number {
    const hash = hashOf(state, symbol);
    if (!this.#filter.mightContain(hash)) return 0;
    const slots = this.#slots;
    let at = (hash & this.#mask) * 3;
    for (let list = slots[at + 2] ?? 0; list !== 0; list = slots[at + 2] ?? 0) {
      if (slots[at] === state && slots[at + 1] === symbol) return list;
      at += 3;
      if (at === slots.length) at = 0;
    }
    return 0;
  }
}

function hashOf(state: number, symbol: number): number {
  const hash = Math.imul(state, 0x9e3779b1) ^ Math.imul(symbol, 0x85ebca6b);
  return hash ^ (hash >>> 15);
}
