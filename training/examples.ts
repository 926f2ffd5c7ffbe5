import { readFileSync } from "node:fs";
import * as z from "zod";
import { TECHNIQUE_IDS, type Technique, type TextLanguage, techniquesOf } from "#report/index.ts";
import { isTrainingRow } from "../evaluation/datasets/emotions.ts";
import { FEATURES_ROOM, featuresOf } from "../src/detector/learned/features.ts";
import { tokenise } from "../src/detector/split/tokens.ts";
import { readCorpus } from "./corpus.ts";
import type { Example } from "./model-fitting.ts";

const EMOTIONS = techniquesOf("Emotional Tone");

const emotionRowSchema = z.object({
  id: z.string(),
  lang: z.enum(["uk", "en"]),
  text: z.string(),
  emotions: z.array(z.enum(TECHNIQUE_IDS)),
});

/** BRIGHTER's training part (CC BY 4.0): texts that say something of emotions and nothing of techniques. */
export function emotionExamples(file: string, language: TextLanguage): Example<Technique>[] {
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => emotionRowSchema.parse(JSON.parse(line)))
    .filter((row) => row.lang === language && isTrainingRow(row.id))
    .map((row) => ({
      counts: countFeatures(row.text),
      labels: new Set(row.emotions),
      known: new Set(EMOTIONS),
    }));
}

/**
 * Our own corpus. A text that shows an emotion says nothing of techniques, and the other way round;
 * a neutral one shows none of either.
 */
export function corpusExamples(language: TextLanguage, labels: readonly Technique[]): Example<Technique>[] {
  const techniques = labels.filter((label) => !EMOTIONS.includes(label));
  return readCorpus(language).map(({ text, techniques: shown, subjective }) => {
    const isNeutral = !subjective && shown.size === 0;
    const isEmotional = EMOTIONS.some((emotion) => shown.has(emotion));
    return {
      counts: countFeatures(text),
      labels: subjective && !isEmotional ? new Set<Technique>([...shown, "subjective-wording"]) : shown,
      known: new Set(isNeutral ? labels : isEmotional ? EMOTIONS : techniques),
    };
  });
}

function countFeatures(text: string): Map<number, number> {
  const tokens = tokenise(text);
  const buckets = new Int32Array(FEATURES_ROOM);
  const counts = new Map<number, number>();
  for (let token = 0; token < tokens.count; token++) {
    const found = featuresOf(tokens, token, buckets);
    for (const bucket of buckets.subarray(0, found)) counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  return counts;
}
