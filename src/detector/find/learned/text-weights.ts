import { type Tokens, WORD } from "../../text/tokens.ts";
import { CUE_COUNT, type Cue, cueBuckets, FEATURES_ROOM, featuresOf } from "./features.ts";
import type { LinearModel } from "./linear-model.ts";

/**
 * What one text weighs for some labels of a model. What depends on a word alone is added up when the word
 * is first met, and kept for as long as the text is read.
 */
export class TextWeights {
  /** Numbers of the labels that the text is weighed for. */
  readonly labels: readonly number[];
  readonly #model: LinearModel<string>;
  readonly #tokens: Tokens;
  /** By distinct word, one sum for each of the labels, in stored steps. */
  readonly #ofWords: Int16Array;
  /** By distinct word, the number of its features; 0 while it has not been met. */
  readonly #features: Uint8Array;
  readonly #buckets = new Int32Array(FEATURES_ROOM);
  /** The sums of something that is no word. */
  readonly #ofOther: Int16Array;
  /** Where the words of some tokens have their sums. */
  #rows = new Int32Array(256);

  /** @param labels numbers of the labels that the text is weighed for; no others cost anything. */
  constructor(model: LinearModel<string>, tokens: Tokens, labels: readonly number[]) {
    this.#model = model;
    this.#tokens = tokens;
    this.labels = labels;
    this.#ofWords = new Int16Array(tokens.distinct.count * labels.length);
    this.#features = new Uint8Array(tokens.distinct.count);
    this.#ofOther = new Int16Array(labels.length);
  }

  /**
   * The sum of each label over tokens `first` up to, but not including, `end`, and what the rules found
   * among them; above 0 means yes. In the order of the labels that the text is weighed for.
   */
  sums(first: number, end: number, cues: readonly Cue[]): Float64Array {
    const sums = new Float64Array(this.labels.length);
    const features = this.#addTokens(first, end, sums) + this.#addCues(cues, sums);
    const { biases, steps } = this.#model;
    const scale = 1 / Math.sqrt(Math.max(features, 1));
    for (let column = 0; column < sums.length; column++) {
      const label = this.labels[column] ?? 0;
      sums[column] = (sums[column] ?? 0) * (steps[label] ?? 0) * scale + (biases[label] ?? 0);
    }
    return sums;
  }

  /** How much one token speaks for a label, named by its place among `labels`. */
  weightAt(token: number, column: number): number {
    const step = this.#model.steps[this.labels[column] ?? 0] ?? 0;
    if (this.#tokens.kinds[token] === WORD) {
      const word = this.#tokens.words[token] ?? 0;
      if (this.#features[word] === 0) this.#meet(token, word);
      return (this.#ofWords[word * this.labels.length + column] ?? 0) * step;
    }
    this.#addUp(token, this.#ofOther, 0);
    return (this.#ofOther[column] ?? 0) * step;
  }

  /** Adds the weights of tokens to `sums`; returns the number of their features. */
  #addTokens(first: number, end: number, sums: Float64Array): number {
    const { kinds, words } = this.#tokens;
    if (this.#rows.length < end - first) this.#rows = new Int32Array((end - first) * 2);
    const rows = this.#rows;
    let count = 0;
    let features = 0;
    for (let token = first; token < end; token++) {
      if (kinds[token] === WORD) {
        const word = words[token] ?? 0;
        features += this.#features[word] || this.#meet(token, word);
        rows[count++] = word * sums.length;
      } else {
        const own = this.#addUp(token, this.#ofOther, 0);
        if (own > 0) this.#addOther(1, sums);
        features += own;
      }
    }
    this.#addRows(count, sums);
    return features;
  }

  /** Adds the first `count` of `#rows`, column by column, so that a sum stays at hand while it grows. */
  #addRows(count: number, sums: Float64Array): void {
    const rows = this.#rows;
    const ofWords = this.#ofWords;
    for (let column = 0; column < sums.length; column++) {
      let sum = 0;
      for (let at = 0; at < count; at++) sum += ofWords[(rows[at] ?? 0) + column] ?? 0;
      sums[column] = (sums[column] ?? 0) + sum;
    }
  }

  #addCues(cues: readonly Cue[], sums: Float64Array): number {
    for (const cue of cues) {
      const buckets = cueBuckets(cue);
      this.#buckets[0] = buckets[0];
      this.#buckets[1] = buckets[1];
      this.#model.addUp(this.#buckets, 2, this.labels, this.#ofOther, 0);
      this.#addOther(CUE_COUNT, sums);
    }
    return cues.length * 2 * CUE_COUNT;
  }

  #addOther(times: number, sums: Float64Array): void {
    for (let column = 0; column < sums.length; column++)
      sums[column] = (sums[column] ?? 0) + times * (this.#ofOther[column] ?? 0);
  }

  /** Adds up a word that is met for the first time; returns the number of its features. */
  #meet(token: number, word: number): number {
    const count = this.#addUp(token, this.#ofWords, word * this.labels.length);
    this.#features[word] = count;
    return count;
  }

  #addUp(token: number, sums: Int16Array, place: number): number {
    const count = featuresOf(this.#tokens, token, this.#buckets);
    this.#model.addUp(this.#buckets, count, this.labels, sums, place);
    return count;
  }
}
