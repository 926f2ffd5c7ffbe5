import type { DistinctWords } from "../split/distinct-words.ts";
import type { Tokens } from "../split/tokens.ts";
import { bytesOfBase64 } from "./base64.ts";
import { BUCKETS, CUE_COUNT, type Cue, cueBuckets, FEATURES_ROOM, featuresOf } from "./features.ts";
import { WordSums, wordOf } from "./word-sums.ts";

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
 * words: `weightsOf` says how much each token of the text weighed.
 */
export class LinearModel<L extends string> {
  readonly labels: readonly L[];
  readonly #biases: readonly number[];
  readonly #steps: readonly number[];
  readonly #rowStarts = new Int32Array(BUCKETS + 1);
  /** A bit for each bucket that has a row; most have none, and are passed by without a look at the rows. */
  readonly #occupied = new Uint32Array(BUCKETS / 32);
  /** Weight and, in the lower byte, label: side by side, so that a row is one visit to memory. */
  readonly #entries: Int16Array;
  /** Kept by the reading they belong to, not by the model: with its words they are gone when it ends. */
  readonly #ofReadings = new WeakMap<DistinctWords, WordSums>();
  readonly #buckets = new Int32Array(FEATURES_ROOM);

  constructor(packed: PackedWeights<L>) {
    this.labels = packed.labels;
    this.#biases = packed.biases;
    this.#steps = packed.steps;
    const bytes = bytesOfBase64(packed.rows);
    for (let bucket = 0; bucket < BUCKETS; bucket++) {
      this.#rowStarts[bucket + 1] = (this.#rowStarts[bucket] ?? 0) + (bytes[bucket] ?? 0);
    }
    const entries = this.#rowStarts[BUCKETS] ?? 0;
    for (let bucket = 0; bucket < BUCKETS; bucket++) {
      if (bytes[bucket] !== 0) this.#occupied[bucket >>> 5]! |= 1 << bucket;
    }
    const labels = bytes.subarray(BUCKETS, BUCKETS + entries);
    const weights = new Int8Array(bytes.buffer, BUCKETS + entries, entries);
    this.#entries = Int16Array.from(weights, (weight, entry) => (weight << 8) | (labels[entry] ?? 0));
  }

  /**
   * The sum of each label over tokens `first` up to, but not including, `end`, and what the rules found
   * among them; above 0 means yes.
   */
  sums(tokens: Tokens, first: number, end: number, cues: readonly Cue[]): Float64Array {
    const sums = new Float64Array(this.labels.length);
    let features = 0;
    const ofWords = this.#wordSumsOf(tokens);
    for (let token = first; token < end; token++) features += this.#add(tokens, token, ofWords, sums);
    for (const bucket of cues.flatMap(cueBuckets)) {
      this.#addRow(bucket, CUE_COUNT, sums, 0);
      features += CUE_COUNT;
    }
    const scale = 1 / Math.sqrt(Math.max(features, 1));
    for (let label = 0; label < sums.length; label++) {
      sums[label] = (sums[label] ?? 0) * (this.#steps[label] ?? 0) * scale + (this.#biases[label] ?? 0);
    }
    return sums;
  }

  /** How much each token from `first` up to, but not including, `end` speaks for one label. */
  weightsOf(tokens: Tokens, first: number, end: number, label: number): Float64Array {
    const step = this.#steps[label] ?? 0;
    const weights = new Float64Array(end - first);
    const ofWords = this.#wordSumsOf(tokens);
    for (let token = first; token < end; token++) {
      const word = wordOf(tokens, token);
      const stored =
        word === 0
          ? this.#storedWeight(tokens, token, label)
          : (ofWords.sums[this.#rowOf(tokens, token, word, ofWords) + label] ?? 0);
      weights[token - first] = stored * step;
    }
    return weights;
  }

  /** How much something that the rules found speaks for one label. */
  weightOfCue(cue: Cue, label: number): number {
    const stored = cueBuckets(cue).reduce((sum, bucket) => sum + this.#stored(bucket, label), 0);
    return stored * CUE_COUNT * (this.#steps[label] ?? 0);
  }

  #stored(bucket: number, label: number): number {
    const end = this.#rowStarts[bucket + 1] ?? 0;
    for (let entry = this.#rowStarts[bucket] ?? 0; entry < end; entry++) {
      const stored = this.#entries[entry] ?? 0;
      if ((stored & 0xff) === label) return stored >> 8;
    }
    return 0;
  }

  #storedWeight(tokens: Tokens, token: number, label: number): number {
    const count = featuresOf(tokens, token, this.#buckets);
    let sum = 0;
    for (let feature = 0; feature < count; feature++) sum += this.#stored(this.#buckets[feature] ?? 0, label);
    return sum;
  }

  /** Adds one token's stored weights to `sums`; returns the number of its features. */
  #add(tokens: Tokens, token: number, ofWords: WordSums, sums: Float64Array): number {
    const word = wordOf(tokens, token);
    if (word === 0) return this.#addFeatures(tokens, token, sums, 0);
    const row = this.#rowOf(tokens, token, word, ofWords);
    for (let label = 0; label < sums.length; label++) {
      sums[label] = (sums[label] ?? 0) + (ofWords.sums[row + label] ?? 0);
    }
    return ofWords.features[word] ?? 0;
  }

  /** Where a word's row begins in `ofWords`, which is filled when the word is first met. */
  #rowOf(tokens: Tokens, token: number, word: number, ofWords: WordSums): number {
    const row = word * this.labels.length;
    if (ofWords.features[word] === 0) {
      ofWords.features[word] = this.#addFeatures(tokens, token, ofWords.sums, row);
    }
    return row;
  }

  #addFeatures(tokens: Tokens, token: number, sums: Float64Array | Int32Array, offset: number): number {
    const count = featuresOf(tokens, token, this.#buckets);
    for (let feature = 0; feature < count; feature++)
      this.#addRow(this.#buckets[feature] ?? 0, 1, sums, offset);
    return count;
  }

  #wordSumsOf({ distinct }: Tokens): WordSums {
    let ofWords = this.#ofReadings.get(distinct);
    if (ofWords === undefined) {
      ofWords = new WordSums(distinct.count, this.labels.length);
      this.#ofReadings.set(distinct, ofWords);
    }
    return ofWords;
  }

  #addRow(bucket: number, times: number, sums: Float64Array | Int32Array, offset: number): void {
    if (((this.#occupied[bucket >>> 5] ?? 0) & (1 << bucket)) === 0) return;
    const end = this.#rowStarts[bucket + 1] ?? 0;
    for (let entry = this.#rowStarts[bucket] ?? 0; entry < end; entry++) {
      const stored = this.#entries[entry] ?? 0;
      const at = offset + (stored & 0xff);
      sums[at] = (sums[at] ?? 0) + times * (stored >> 8);
    }
  }
}
