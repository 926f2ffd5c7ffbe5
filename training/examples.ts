import { readFileSync } from "node:fs";
import * as z from "zod";
import { TECHNIQUE_IDS, type Technique, type TextLanguage, techniquesOf } from "#report/index.ts";
import { isTrainingRow } from "../evaluation/datasets/emotions.ts";
import { match } from "../src/detector/findings.ts";
import { CUE_COUNT, cueBuckets, FEATURES_ROOM, featuresOf } from "../src/detector/learned/features.ts";
import { split } from "../src/detector/split/split.ts";
import { findStructure } from "../src/detector/structure/structure.ts";
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

/** Counts the features of a text just as the detector does: its words, and what the rules find in it. */
function countFeatures(text: string): Map<number, number> {
  const cut = split(text);
  const matches = match(cut);
  const buckets = new Int32Array(FEATURES_ROOM);
  const counts = new Map<number, number>();
  const add = (bucket: number, times: number) => counts.set(bucket, (counts.get(bucket) ?? 0) + times);
  for (let token = 0; token < cut.tokens.count; token++) {
    const found = featuresOf(cut.tokens, token, buckets);
    for (const bucket of buckets.subarray(0, found)) add(bucket, 1);
  }
  const cues = [...matches.findings, ...findStructure(cut, matches)].flatMap(cueBuckets);
  for (const bucket of cues) add(bucket, CUE_COUNT);
  return counts;
}
