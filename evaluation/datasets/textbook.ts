import { fileURLToPath } from "node:url";
import * as z from "zod";
import type { LabelResult, Score } from "#content/error-card.ts";
import { REPORT_LANGUAGES, TECHNIQUE_IDS } from "#report/index.ts";
import type { DatasetResult, Predict } from "../dataset.ts";
import { readRows } from "../rows.ts";

/** An example as schoolbooks give it, or its innocent twin: alike in words, and no such device. */
const rowSchema = z.object({
  technique: z.enum(TECHNIQUE_IDS),
  text: z.string(),
  innocent: z.optional(z.literal(true)),
});

/**
 * Our own suite of textbook examples: how many are named by their technique, and how many innocent twins
 * are accused. The examples are short and plain; real texts are harder.
 */
export function textbook(predict: Predict): DatasetResult {
  const results = REPORT_LANGUAGES.map((language) => resultOf(language, predict));
  return {
    scores: Object.fromEntries(results.flatMap(({ scores }) => Object.entries(scores))),
    labels: results.flatMap(({ labels }) => labels),
  };
}

function resultOf(language: string, predict: Predict): DatasetResult {
  const rows = readTextbook(language).map((row) => ({ ...row, ours: predict(row.text) }));
  const examples = rows.filter(({ innocent }) => innocent !== true);
  const twins = rows.filter(({ innocent }) => innocent === true);
  const named = examples.filter(({ technique, ours }) => ours.points.some((p) => p.technique === technique));
  const accused = twins.filter(({ ours }) => ours.accused);
  return {
    scores: {
      [`textbook.named.${language}`]: shareOf(named.length, examples.length, 0),
      [`textbook.twinsAccused.${language}`]: shareOf(accused.length, twins.length, 1),
    },
    labels: [...Map.groupBy(examples, ({ technique }) => technique)].map(([technique, own]): LabelResult => {
      const hits = own.filter((row) => named.includes(row)).length;
      const falseAlarms = accused.filter((row) => row.technique === technique).length;
      return {
        dataset: `Textbook ${language}`,
        label: technique,
        hits,
        misses: own.length - hits,
        falseAlarms,
      };
    }),
  };
}

/** The examples and twins of one language. */
export function readTextbook(language: string): z.infer<typeof rowSchema>[] {
  const file = fileURLToPath(new URL(`../textbook/${language}.jsonl`, import.meta.url));
  return readRows(file).map((row) => rowSchema.parse(row));
}

function shareOf(part: number, n: number, trivial: number): Score {
  return { score: part / Math.max(n, 1), trivial, n };
}
