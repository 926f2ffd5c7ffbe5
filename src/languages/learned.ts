import { findingTypeOf, isAccusing, TECHNIQUE_IDS, type Technique } from "#report/index.ts";

/** These show in whole texts alone. */
const OF_WHOLE_TEXTS: ReadonlySet<Technique> = new Set(["headline-over-text", "one-sided-sourcing"]);

/** What is learned from examples of short texts, in the order in which weights name it. */
export const LEARNED_TECHNIQUES: readonly Technique[] = TECHNIQUE_IDS.filter(
  (id) => isAccusing(findingTypeOf(id)) && !OF_WHOLE_TEXTS.has(id),
);

/**
 * Weights of a linear model as they are stored, written by `npm run train`. `rows` are numbers in digits of six bits:
 * for each bucket with weights how far it is from the one before, how many weights it has, and for each of them the
 * number of its technique and a count of steps, from `-MOST_STEPS` to `MOST_STEPS`.
 */
export interface PackedModel {
  /** Tells the corpus that they were learned from. */
  readonly corpus: string;
  /** What is added to the weights of each of `LEARNED_TECHNIQUES`: above 0 it is named. */
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
  /** By so much a device must be spoken for: what hardly leads is a chance likeness. Of 13 such points in real English sentences none was right. */
  readonly least: number;
}
