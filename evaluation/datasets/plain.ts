import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod";
import type { Score } from "#content/error-card.ts";
import { TEXT_LANGUAGES } from "#report/index.ts";
import type { DatasetResult, Predict } from "../dataset.ts";
import { readRows } from "../rows.ts";

const rowSchema = z.object({ id: z.string(), kind: z.string(), text: z.string() });

/**
 * Our own plain texts (weather, recipes, minutes, notices, court reports …): the share of them that
 * draws any accusing observation. Here less is better, and the trivial answer accuses every text.
 */
export function plain(predict: Predict): DatasetResult {
  const byLanguage = TEXT_LANGUAGES.map((language) => ({ language, accused: accusedIn(language, predict) }));
  const scores: Record<string, Score> = { "plain.accused": share(byLanguage.flatMap((l) => l.accused)) };
  for (const { language, accused } of byLanguage) {
    if (accused.length > 0) scores[`plain.accused.${language}`] = share(accused);
  }
  return { scores, labels: [] };
}

function accusedIn(language: string, predict: Predict): boolean[] {
  const file = fileURLToPath(new URL(`../plain/${language}.jsonl`, import.meta.url));
  if (!existsSync(file)) return [];
  return readRows(file).map((row) => predict(rowSchema.parse(row).text).accused);
}

function share(accused: readonly boolean[]): Score {
  return {
    score: accused.filter(Boolean).length / Math.max(accused.length, 1),
    trivial: 1,
    n: accused.length,
  };
}
