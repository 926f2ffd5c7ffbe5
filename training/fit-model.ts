import { BUCKETS } from "#detector/find/learned/features.ts";
import { LEARNED_TECHNIQUES } from "#languages/index.ts";
import type { Technique } from "#report/index.ts";
import { decide, type Hyperplane, trainLinearSvm } from "./linear-svm.ts";
import { type FittedModel, packModel } from "./pack-model.ts";

/** A text to learn from, as the buckets of its features, each once. */
export interface TextToLearn {
  /** Undefined for a plain text. */
  readonly technique: Technique | undefined;
  readonly features: readonly number[];
}

/** What was fitted, and how it does on texts that it was not fitted to. */
export interface Fit {
  readonly packed: FittedModel;
  /** Shares, from 0 to 1: of examples named rightly, of all that are named, and of plain texts named. */
  readonly unseen: { readonly recall: number; readonly precision: number; readonly accused: number };
}

/** Of an error, beside the size of the weights. Higher ones named no more of the examples that were kept back. */
const COST = 3;
/** What was seen in fewer texts is chance. */
const FEWEST_TEXTS = 2;
/** Of plain texts, most of them written to look like an example, so many may be named: `bias` follows from it. */
const MOST_ACCUSED = 0.01;
const FOLDS = 5;

/** Fits one decision for each technique that has examples; all are made as strict as plain texts ask for. */
export function fitModel(texts: readonly TextToLearn[]): Fit {
  const vectors = vectorsOf(texts);
  const unseen = Array.from({ length: FOLDS }, (_, fold) => {
    const planes = planesOf(vectors.filter((_, index) => index % FOLDS !== fold));
    return vectors
      .filter((_, index) => index % FOLDS === fold)
      .map((vector) => ({ technique: vector.technique, ...bestOf(planes, vector.features) }));
  }).flat();
  const threshold = thresholdOf(unseen);
  const planes = planesOf(vectors);
  return { packed: packModel(planes, threshold), unseen: sharesOf(unseen, threshold) };
}

interface Vector {
  readonly technique: Technique | undefined;
  readonly features: Int32Array;
}

/** The texts without features that hardly any other text has. */
function vectorsOf(texts: readonly TextToLearn[]): Vector[] {
  const counts = new Map<number, number>();
  for (const { features } of texts)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return texts.map(({ technique, features }) => ({
    technique,
    features: Int32Array.from(features.filter((feature) => (counts.get(feature) ?? 0) >= FEWEST_TEXTS)),
  }));
}

function planesOf(vectors: readonly Vector[]): Hyperplane[] {
  return LEARNED_TECHNIQUES.map((id) =>
    trainLinearSvm(
      vectors.map(({ technique, features }) => ({ features, isPositive: technique === id })),
      { dimensions: BUCKETS, cost: COST },
    ),
  );
}

interface Decision {
  readonly technique: Technique | undefined;
  /** The technique that most speaks for, and how much. */
  readonly best: Technique | undefined;
  readonly value: number;
}

function bestOf(planes: readonly Hyperplane[], features: Int32Array): Pick<Decision, "best" | "value"> {
  const values = planes.map((plane) => decide(plane, features));
  const value = Math.max(...values);
  return { best: LEARNED_TECHNIQUES[values.indexOf(value)], value };
}

/** What no more than `MOST_ACCUSED` of the plain texts reach. */
function thresholdOf(decisions: readonly Decision[]): number {
  const plain = decisions.flatMap(({ technique, value }) => (technique === undefined ? [value] : []));
  return plain.toSorted((a, b) => b - a)[Math.floor(plain.length * MOST_ACCUSED)] ?? 0;
}

function sharesOf(decisions: readonly Decision[], threshold: number): Fit["unseen"] {
  const [examples, plain] = [
    decisions.filter(({ technique }) => technique !== undefined),
    decisions.filter(({ technique }) => technique === undefined),
  ];
  const named = examples.filter(({ value }) => value > threshold);
  const right = named.filter(({ technique, best }) => technique === best).length;
  return {
    recall: right / examples.length,
    precision: right / named.length,
    accused: plain.filter(({ value }) => value > threshold).length / plain.length,
  };
}
