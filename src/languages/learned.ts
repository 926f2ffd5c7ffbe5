import type { Technique } from "#report/index.ts";

/**
 * Weights of a linear model as they are stored, written by `npm run train`. `rows` are numbers in digits of six bits:
 * for each bucket with weights how far it is from the one before, how many weights it has, and for each of them the
 * number of its technique and a count of steps, from `-MOST_STEPS` to `MOST_STEPS`.
 */
export interface PackedModel {
  /** Tells the corpus that they were learned from. */
  readonly corpus: string;
  readonly techniques: readonly Technique[];
  /** What is added to the weights of each technique: above 0 it is named. */
  readonly biases: readonly number[];
  /** What one step of a stored weight is worth. */
  readonly step: number;
  readonly rows: string;
}

/** Steps that a stored weight has in either direction. */
export const MOST_STEPS = 31;

/** What is known from examples of a language. */
export interface Learned {
  readonly weights: PackedModel;
  /**
   * Matches the beginning of a word, in small letters, that names a side. Such words weigh nothing: what is said of
   * one side is read as the same words about another.
   */
  readonly sides: RegExp;
}
