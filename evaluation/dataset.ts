import type { LabelResult, Score } from "#content/error-card.ts";
import type { Prediction } from "./prediction.ts";

/** Scores by key, e.g. `unlp.techniques.macroF1.uk`. */
export type Scores = Readonly<Record<string, Score>>;

/** What evaluating one dataset gives. */
export interface DatasetResult {
  readonly scores: Scores;
  readonly labels: readonly LabelResult[];
}

/** Reads one text as the product would; the same text gives the same prediction. */
export type Predict = (text: string) => Prediction;

/** One annotated dataset: the file it is read from, and its metrics. */
export interface Dataset {
  readonly name: string;
  readonly file: string;
  /** Lines of the file, parsed as JSON but not yet against a schema; throws a ZodError on a bad row. */
  evaluate(rows: readonly unknown[], predict: Predict): DatasetResult;
}
