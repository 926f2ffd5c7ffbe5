import * as z from "zod";
import type { Score } from "#content/error-card.ts";
import type { Dataset, Predict, Scores } from "../dataset.ts";
import { confusion, twoClassMacroF1 } from "../metrics.ts";

const rowSchema = z.object({ lang: z.enum(["en", "uk"]), text: z.string(), subjective: z.boolean() });
type Row = z.infer<typeof rowSchema>;

/** CheckThat! 2025 task 1: sentences of news, subjective or objective. */
export const subjectivity: Dataset = {
  name: "CheckThat! subjectivity",
  file: "subjectivity.jsonl",
  evaluate(rows, predict) {
    const sentences = rows.map((row) => rowSchema.parse(row));
    return {
      scores: {
        ...scoreOf("en", sentences, predict),
        ...scoreOf("uk", sentences, predict),
        "objective.en.toned": tonedShare(sentences, predict),
      },
      labels: [],
    };
  },
};

/** The score of one language; nothing where the file has none of its rows. */
function scoreOf(lang: Row["lang"], sentences: readonly Row[], predict: Predict): Scores {
  const rows = sentences.filter((s) => s.lang === lang);
  if (rows.length === 0) return {};
  const gold = rows.map((s) => s.subjective);
  const predicted = rows.map((s) => predict(s.text).subjective);
  const answers = [gold.map(() => true), gold.map(() => false)];
  return {
    [`subjectivity.${lang}.macroF1`]: {
      score: twoClassMacroF1(confusion(gold, predicted)),
      trivial: Math.max(...answers.map((answer) => twoClassMacroF1(confusion(gold, answer)))),
      n: rows.length,
    },
  };
}

/** The share of objective English sentences that draw an emotion. Less is better. */
function tonedShare(sentences: readonly Row[], predict: Predict): Score {
  const objective = sentences.filter(({ lang, subjective }) => lang === "en" && !subjective);
  const toned = objective.filter(({ text }) => predict(text).emotions.size > 0);
  return { score: toned.length / Math.max(objective.length, 1), trivial: 1, n: objective.length };
}
