/** Answers that are remembered, and how many of them are enough to speak of a percentile. */
const REMEMBERED = 200;
const ENOUGH = 20;

/** Remembers how long the last answers took, in milliseconds. */
export class Latency {
  readonly #last: number[] = [];

  add(ms: number): void {
    this.#last.push(ms);
    if (this.#last.length > REMEMBERED) this.#last.shift();
  }

  /** The time within which 95 of 100 answers came (nearest rank); undefined while too few are known. */
  get percentile95(): number | undefined {
    if (this.#last.length < ENOUGH) return undefined;
    const sorted = this.#last.toSorted((a, b) => a - b);
    return sorted[Math.ceil(sorted.length * 0.95) - 1];
  }
}
