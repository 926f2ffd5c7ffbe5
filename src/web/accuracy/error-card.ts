import * as z from "zod/mini";
import saved from "#content/error-card.json";

const share = z.number().check(z.gte(0), z.lte(1));
const count = z.int().check(z.gte(0));

const errorCardSchema = z.object({
  detectorVersion: z.string(),
  scores: z.record(z.string(), z.object({ score: share, trivial: share, n: count })),
  labels: z.array(
    z.object({ dataset: z.string(), label: z.string(), hits: count, misses: count, falseAlarms: count }),
  ),
});

export type ErrorCard = z.infer<typeof errorCardSchema>;
export type Score = ErrorCard["scores"][string];
export type LabelResult = ErrorCard["labels"][number];

/** What `npm run evaluate -- --save` found last. */
export const errorCard: ErrorCard = errorCardSchema.parse(saved);
