import { findByRules } from "#detector/find/by-rules.ts";
import { CUE_COUNT, cueBuckets, FEATURES_ROOM, featuresOf } from "#detector/find/learned/features.ts";
import { type Label, PERSUASION } from "#detector/find/learned/labels.ts";
import { passagesOf } from "#detector/find/learned/passages.ts";
import { type Finding, match } from "#detector/patterns/match.ts";
import { type Split, split } from "#detector/text/split.ts";
import {
  findingTypeOf,
  isAccusing,
  TECHNIQUE_IDS,
  type Technique,
  type TextLanguage,
  techniquesOf,
} from "#report/index.ts";
import { emotionRowSchema, isTrainingRow } from "../evaluation/datasets/emotions.ts";
import { readRows } from "../evaluation/rows.ts";
import { readCorpus, type WrittenExample } from "./corpus.ts";
import type { LabelTraining } from "./labels.ts";
import type { Example } from "./model-fitting.ts";
import { type MarkedPost, readPosts } from "./posts.ts";

const EMOTIONS = techniquesOf("Emotional Tone");

/** What is learned, and how. */
export type TrainingOfLabels = Partial<Record<Label, LabelTraining>>;

/** The labels that are learned, in the order of the techniques; persuasion itself comes last. */
export function labelsIn(training: TrainingOfLabels): Label[] {
  const labels: readonly Label[] = [...TECHNIQUE_IDS, PERSUASION];
  return labels.filter((label) => training[label] !== undefined);
}

/** BRIGHTER's training part (CC BY 4.0): texts that say something of emotions and nothing of techniques. */
export function emotionExamples(file: string, language: TextLanguage): Example<Label>[] {
  return readRows(file)
    .map((row) => emotionRowSchema.parse(row))
    .filter((row) => row.lang === language && isTrainingRow(row.id))
    .map((row, text) => ({
      counts: countFeatures(readingOf(row.text)),
      labels: new Set<Label>(row.emotions),
      known: new Set<Label>(EMOTIONS),
      text,
      isLifelike: true,
    }));
}

/**
 * Our own corpus. A text that shows an emotion says nothing of techniques, and the other way round; a neutral
 * one shows none of either.
 */
export function corpusExamples(language: TextLanguage, training: TrainingOfLabels): Example<Label>[] {
  const labels = labelsIn(training);
  return readCorpus(language).map((example, text) => ({
    counts: countFeatures(readingOf(example.text)),
    labels: labelsOf(example),
    known: new Set(labels.filter((label) => isKnown(label, example, training[label]))),
    text,
    isLifelike: false,
  }));
}

function labelsOf(example: WrittenExample): Set<Label> {
  const { techniques, subjective } = example;
  const labels = new Set<Label>(techniques);
  if (subjective && !isEmotional(example)) labels.add("subjective-wording");
  if (isPersuasive(techniques)) labels.add(PERSUASION);
  return labels;
}

function isPersuasive(techniques: Iterable<Technique>): boolean {
  return [...techniques].some((technique) => isAccusing(findingTypeOf(technique)));
}

/** Whether an example says anything of a label. */
function isKnown(label: Label, example: WrittenExample, training?: LabelTraining): boolean {
  const { techniques, subjective } = example;
  if (techniques.size === 0 && !subjective) return true;
  if (isEmotional(example) !== (EMOTIONS as readonly Label[]).includes(label)) return false;
  if (label === PERSUASION) return techniques.size > 0;
  return training?.against === "all" || techniques.has(label) || techniques.size === 0;
}

function isEmotional({ techniques }: WrittenExample): boolean {
  return EMOTIONS.some((emotion) => techniques.has(emotion));
}

/**
 * Our own posts, cut as the detector cuts a text: techniques are learned from passages, whether a sentence
 * persuades at all from sentences. They say nothing of emotions.
 */
export function postExamples(language: TextLanguage, training: TrainingOfLabels): Example<Label>[] {
  const posts = readPosts(language);
  const marked = new Set<Label>(posts.flatMap(({ spans }) => spans.flatMap((each) => each.techniques)));
  const techniques = labelsIn(training).filter((label) => marked.has(label));
  return posts.flatMap((post, text) => {
    const reading = readingOf(post.text);
    const example = (first: number, end: number, known: readonly Label[]): Example<Label> => ({
      counts: countFeatures(reading, first, end),
      labels: markedIn(post, reading, first, end),
      known: new Set(known),
      text,
      isLifelike: true,
    });
    return [
      ...passagesOf(reading.cut).map(({ first, end }) => example(first, end, techniques)),
      ...reading.cut.sentences.map(({ first, end }) => example(first, end, [PERSUASION])),
    ];
  });
}

function markedIn(post: MarkedPost, { cut }: ReadText, first: number, end: number): Set<Label> {
  const from = cut.tokens.starts[first] ?? 0;
  const to = cut.tokens.ends[end - 1] ?? 0;
  const inside = post.spans.filter((span) => span.start < to && from < span.end);
  const techniques = inside.flatMap((span) => span.techniques);
  return new Set<Label>(inside.length > 0 ? [...techniques, PERSUASION] : []);
}

interface ReadText {
  readonly cut: Split;
  readonly found: readonly Finding[];
}

function readingOf(text: string): ReadText {
  const cut = split(text);
  return { cut, found: findByRules(cut, match(cut)) };
}

/** Counts the features of tokens `first` to `end` just as the detector does: its words, and what the rules find in it. */
function countFeatures({ cut, found }: ReadText, first = 0, end = cut.tokens.count): Map<number, number> {
  const buckets = new Int32Array(FEATURES_ROOM);
  const counts = new Map<number, number>();
  const add = (bucket: number, times: number) => counts.set(bucket, (counts.get(bucket) ?? 0) + times);
  for (let token = first; token < end; token++) {
    const features = featuresOf(cut.tokens, token, buckets);
    for (const bucket of buckets.subarray(0, features)) add(bucket, 1);
  }
  const cues = found.filter((cue) => cue.first >= first && cue.first < end);
  for (const bucket of cues.flatMap(cueBuckets)) add(bucket, CUE_COUNT);
  return counts;
}
