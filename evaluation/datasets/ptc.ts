import * as z from "zod";
import type { Dataset } from "../dataset.ts";
import { partialOverlapF1 } from "../metrics.ts";

const rowSchema = z.object({
  text: z.string(),
  spans: z.array(z.object({ start: z.number(), end: z.number() })),
});

/** The Propaganda Techniques Corpus of SemEval-2020 task 11: English news articles. */
export const ptc: Dataset = {
  name: "PTC",
  file: "ptc.jsonl",
  evaluate(rows, predict) {
    const articles = rows.map((row) => rowSchema.parse(row));
    return {
      scores: {
        "ptc.spans.f1": {
          score: partialOverlapF1(
            articles.map((a) => ({
              gold: a.spans,
              predicted: predict(a.text).persuasion,
            })),
          ),
          trivial: partialOverlapF1(
            articles.map((a) => ({ gold: a.spans, predicted: [{ start: 0, end: a.text.length }] })),
          ),
          n: articles.length,
        },
      },
      labels: [],
    };
  },
};
