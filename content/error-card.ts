import * as z from "zod/mini";
import saved from "./error-card.json" with { type: "json" };

const share = z.number().check(z.gte(0), z.lte(1));
const count = z.int().check(z.gte(0));

/** One figure: what the embedded analyser scores, what the trivial answer scores, on how many texts. */
const scoreSchema = z.object({ score: share, trivial: share, n: count });

/** How one label was met, for the table of confusions. */
const labelResultSchema = z.object({
  dataset: z.string(),
  label: z.string(),
  hits: count,
  misses: count,
  falseAlarms: count,
});

/** What `npm run evaluate -- --save` writes and the page `/accuracy/` reads. */
export const errorCardSchema = z.object({
  /** Of the embedded analyser that was measured. */
  detectorVersion: z.string(),
  /** Scores by key, e.g. `unlp.techniques.macroF1.uk`. */
  scores: z.record(z.string(), scoreSchema),
  labels: z.array(labelResultSchema),
  /** Datasets that were not there. */
  skipped: z.array(z.string()),
});

export type ErrorCard = z.infer<typeof errorCardSchema>;
export type Score = z.infer<typeof scoreSchema>;
export type LabelResult = z.infer<typeof labelResultSchema>;

/** The figures that were saved last. */
export const errorCard: ErrorCard = errorCardSchema.parse(saved);

/** Whether figures were measured with other rules, weights or code than those of `version`. */
export function isStale({ detectorVersion }: Pick<ErrorCard, "detectorVersion">, version: string): boolean {
  return detectorVersion !== version;
}
