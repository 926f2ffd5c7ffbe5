import { MOST_STEPS, type PackedModel } from "#languages/index.ts";
import { SixBits } from "./six-bits.ts";

/** How much a bucket speaks for a technique, which is told by its number in the model. */
export interface Weight {
  readonly technique: number;
  readonly weight: number;
}

/** A model whose weights can be asked for, bucket by bucket. It is linear, so that the words show what it says. */
export class LinearModel {
  readonly biases: readonly number[];
  readonly #rows = new Map<number, readonly Weight[]>();

  constructor({ biases, step, rows }: PackedModel) {
    this.biases = biases;
    const numbers = new SixBits(rows);
    for (let bucket = 0; !numbers.isAtEnd; ) {
      bucket += numbers.next();
      const count = numbers.next();
      const weights = Array.from({ length: count }, () => ({
        technique: numbers.nextDigit(),
        weight: (numbers.nextDigit() - MOST_STEPS) * step,
      }));
      this.#rows.set(bucket, weights);
    }
  }

  /** What a bucket speaks for and against. */
  weightsOf(bucket: number): readonly Weight[] {
    return this.#rows.get(bucket) ?? [];
  }
}
