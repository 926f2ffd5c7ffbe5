import * as z from "zod";
import type { Dataset } from "../dataset.ts";
import { confusion, f1 } from "../metrics.ts";

const rowSchema = z.object({ text: z.string(), biased: z.boolean() });

/** BABE (Spinde et al. 2021): English news sentences, biased by word choice or not. */
export const babe: Dataset = {
  name: "BABE",
  file: "babe.jsonl",
  evaluate(rows, predict) {
    const sentences = rows.map((row) => rowSchema.parse(row));
    const gold = sentences.map((s) => s.biased);
    const met = confusion(
      gold,
      sentences.map((s) => predict(s.text).subjective),
    );
    const trivial = confusion(
      gold,
      gold.map(() => true),
    );
    return {
      scores: { "babe.f1": { score: f1(met), trivial: f1(trivial), n: gold.length } },
      labels: [{ dataset: "BABE", label: "biased", hits: met.tp, misses: met.fn, falseAlarms: met.fp }],
    };
  },
};
