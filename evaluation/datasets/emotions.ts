import * as z from "zod";
import type { LabelResult } from "#content/error-card.ts";
import { TECHNIQUE_IDS, techniquesOf } from "#report/index.ts";
import type { Dataset, Predict } from "../dataset.ts";
import { labelConfusion, multiLabelMacroF1 } from "../metrics.ts";

const EMOTIONS = techniquesOf("Emotional Tone");

/** BRIGHTER annotates disgust in Ukrainian but not in English. */
const EMOTIONS_BY_LANGUAGE = {
  uk: EMOTIONS,
  en: EMOTIONS.filter((emotion) => emotion !== "disgust"),
} as const;

/** One line of `emotions.jsonl`. */
export const emotionRowSchema = z.object({
  id: z.string(),
  lang: z.enum(["uk", "en"]),
  text: z.string(),
  emotions: z.array(z.enum(TECHNIQUE_IDS)),
});
type Row = z.infer<typeof emotionRowSchema>;

/** BRIGHTER / SemEval-2025 task 11 (Muhammad et al. 2025): short texts and the emotions they convey. */
export const emotions: Dataset = {
  name: "BRIGHTER emotions",
  file: "emotions.jsonl",
  evaluate(rows, predict) {
    const unseen = rows.map((row) => emotionRowSchema.parse(row)).filter((row) => !isTrainingRow(row.id));
    const results = (["uk", "en"] as const).map((lang) => resultOf(lang, unseen, predict));
    return {
      scores: Object.fromEntries(results.flatMap(({ scores }) => Object.entries(scores))),
      labels: results.flatMap((r) => r.labels),
    };
  },
};

/** Whether a row belongs to the part of the corpus that is for training; only the others are scored. */
export function isTrainingRow(id: string): boolean {
  return id.includes("_train_");
}

function resultOf(lang: "uk" | "en", rows: readonly Row[], predict: Predict) {
  const texts = rows.filter((row) => row.lang === lang);
  if (texts.length === 0) return { scores: {}, labels: [] };
  const labels = EMOTIONS_BY_LANGUAGE[lang];
  const gold = texts.map((row) => new Set(row.emotions));
  const predicted = texts.map((row) => predict(row.text).emotions);
  const score = {
    score: multiLabelMacroF1(labels, gold, predicted),
    trivial: multiLabelMacroF1(
      labels,
      gold,
      texts.map(() => new Set(labels)),
    ),
    n: texts.length,
  };
  const confusions = labels.map((label): LabelResult => {
    const { tp, fn, fp } = labelConfusion(label, gold, predicted);
    return { dataset: `BRIGHTER ${lang}`, label, hits: tp, misses: fn, falseAlarms: fp };
  });
  return { scores: { [`emotions.${lang}.macroF1`]: score }, labels: confusions };
}
