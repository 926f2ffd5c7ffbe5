import { bytesOfBase64 } from "./base64.ts";
import { BUCKETS, CUE_COUNT, type Cue, cueBuckets, FEATURES_ROOM } from "./features.ts";

/**
 * Weights of a linear model as they are stored: one row a bucket, holding only the labels that the
 * bucket speaks for or against. A label holds where its sum is above 0; the threshold is in the bias.
 */
export interface PackedWeights<L extends string> {
  readonly labels: readonly L[];
  readonly biases: readonly number[];
  /** What one step of a stored weight is worth, for each label. */
  readonly steps: readonly number[];
  /** Base64 of: entries in each bucket's row (a byte each), labels (a byte an entry), weights (a signed byte an entry). */
  readonly rows: string;
}

/**
 * A linear model over hashed features of words. Deterministic; what it decides can always be told in
 * words: `TextWeights.weightAt` says how much each token of the text weighs.
 */
export class LinearModel<L extends string> {
  readonly labels: readonly L[];
  readonly biases: readonly number[];
  readonly steps: readonly number[];
  /** By bucket, the number of its row in `#weights`; the first row is that of all buckets without weights. */
  readonly #rows = new Uint16Array(BUCKETS);
  /** A row of all labels for each bucket that has any, so that a label is found without a search. */
  readonly #weights: Int8Array;

  constructor(packed: PackedWeights<L>) {
    this.labels = packed.labels;
    this.biases = packed.biases;
    this.steps = packed.steps;
    const bytes = bytesOfBase64(packed.rows);
    const rows = numberRows(bytes, this.#rows);
    this.#weights = new Int8Array(rows * packed.labels.length);
    const entries = (bytes.length - BUCKETS) / 2;
    let entry = BUCKETS;
    for (let bucket = 0; bucket < BUCKETS; bucket++) {
      const row = (this.#rows[bucket] ?? 0) * packed.labels.length;
      for (const end = entry + (bytes[bucket] ?? 0); entry < end; entry++) {
        this.#weights[row + (bytes[entry] ?? 0)] = bytes[entry + entries] ?? 0;
      }
    }
  }

  /** Adds up what `count` features weigh for each of some labels; writes their sums to `sums`, from `place` on. */
  addUp(
    buckets: Int32Array,
    count: number,
    labels: readonly number[],
    sums: Int16Array,
    place: number,
  ): void {
    const weights = this.#weights;
    const width = this.labels.length;
    for (let feature = 0; feature < count; feature++) {
      ROWS[feature] = (this.#rows[buckets[feature] ?? 0] ?? 0) * width;
    }
    for (let column = 0; column < labels.length; column++) {
      const label = labels[column] ?? 0;
      let sum = 0;
      for (let feature = 0; feature < count; feature++) sum += weights[(ROWS[feature] ?? 0) + label] ?? 0;
      sums[place + column] = sum;
    }
  }

  /** How much something that the rules found speaks for one label. */
  weightOfCue(cue: Cue, label: number): number {
    const stored = cueBuckets(cue).reduce((sum, bucket) => sum + this.#stored(bucket, label), 0);
    return stored * CUE_COUNT * (this.steps[label] ?? 0);
  }

  #stored(bucket: number, label: number): number {
    return this.#weights[(this.#rows[bucket] ?? 0) * this.labels.length + label] ?? 0;
  }
}

/** Where the rows of one token's features begin; written anew for each token. */
const ROWS = new Int32Array(FEATURES_ROOM);

/** Gives every bucket with entries a row of its own, from 1; returns how many rows there are. */
function numberRows(entriesOf: Uint8Array, rows: Uint16Array): number {
  let count = 1;
  for (let bucket = 0; bucket < BUCKETS; bucket++) if ((entriesOf[bucket] ?? 0) !== 0) rows[bucket] = count++;
  if (count > 2 ** 16) throw new RangeError("the model leaves no bucket without weights");
  return count;
}
