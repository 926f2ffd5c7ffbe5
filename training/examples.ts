import { TECHNIQUE_IDS, type Technique, type TextLanguage, techniquesOf } from "#report/index.ts";
import { emotionRowSchema, isTrainingRow } from "../evaluation/datasets/emotions.ts";
import { readRows } from "../evaluation/rows.ts";
import { match } from "../src/detector/findings.ts";
import { CUE_COUNT, cueBuckets, FEATURES_ROOM, featuresOf } from "../src/detector/learned/features.ts";
import { findByRules } from "../src/detector/rule-findings.ts";
import { split } from "../src/detector/split/split.ts";
import { readCorpus, type WrittenExample } from "./corpus.ts";
import type { Lesson } from "./labels.ts";
import type { Example } from "./model-fitting.ts";

const EMOTIONS = techniquesOf("Emotional Tone");

/** BRIGHTER's training part (CC BY 4.0): texts that say something of emotions and nothing of techniques. */
export function emotionExamples(file: string, language: TextLanguage): Example<Technique>[] {
  return readRows(file)
    .map((row) => emotionRowSchema.parse(row))
    .filter((row) => row.lang === language && isTrainingRow(row.id))
    .map((row) => ({
      counts: countFeatures(row.text),
      labels: new Set(row.emotions),
      known: new Set(EMOTIONS),
    }));
}

/** What is learned, and how. */
export type Lessons = Partial<Record<Technique, Lesson>>;

/**
 * Our own corpus. A text that shows an emotion says nothing of techniques, and the other way round; a neutral
 * one shows none of either.
 */
export function corpusExamples(language: TextLanguage, lessons: Lessons): Example<Technique>[] {
  const labels = TECHNIQUE_IDS.filter((id) => id in lessons);
  return readCorpus(language).map((example) => {
    const { techniques, subjective } = example;
    const isSlanted = subjective && !isEmotional(example);
    return {
      counts: countFeatures(example.text),
      labels: isSlanted ? new Set<Technique>([...techniques, "subjective-wording"]) : techniques,
      known: new Set(labels.filter((label) => isKnown(label, example, lessons[label]))),
    };
  });
}

/** Whether an example says anything of a label. */
function isKnown(label: Technique, example: WrittenExample, lesson?: Lesson): boolean {
  const { techniques, subjective } = example;
  if (techniques.size === 0 && !subjective) return true;
  if (isEmotional(example) !== EMOTIONS.includes(label)) return false;
  return lesson?.against === "all" || techniques.has(label) || techniques.size === 0;
}

function isEmotional({ techniques }: WrittenExample): boolean {
  return EMOTIONS.some((emotion) => techniques.has(emotion));
}

/** Counts the features of a text just as the detector does: its words, and what the rules find in it. */
function countFeatures(text: string): Map<number, number> {
  const cut = split(text);
  const buckets = new Int32Array(FEATURES_ROOM);
  const counts = new Map<number, number>();
  const add = (bucket: number, times: number) => counts.set(bucket, (counts.get(bucket) ?? 0) + times);
  for (let token = 0; token < cut.tokens.count; token++) {
    const found = featuresOf(cut.tokens, token, buckets);
    for (const bucket of buckets.subarray(0, found)) add(bucket, 1);
  }
  const cues = findByRules(cut, match(cut)).flatMap(cueBuckets);
  for (const bucket of cues) add(bucket, CUE_COUNT);
  return counts;
}
