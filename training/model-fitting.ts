import { BUCKETS } from "#detector/find/learned/features.ts";
import type { PackedWeights } from "#detector/find/learned/linear-model.ts";
import type { LabelTraining } from "./labels.ts";
import {
  decide,
  type FeatureVector,
  type Hyperplane,
  type LabelledVector,
  trainLinearSvm,
} from "./linear-svm.ts";

/** One text to learn from: its feature counts, the labels that hold, and those that it says anything about. */
export interface Example<L extends string> {
  readonly counts: ReadonlyMap<number, number>;
  readonly labels: ReadonlySet<L>;
  readonly known: ReadonlySet<L>;
  /** Parts of one text have the number of the text, and are learned from or judged on together. */
  readonly text: number;
  /** Whether it is as texts are in life, so that it tells how certain a decision has to be. */
  readonly isLifelike: boolean;
}

/** What fitting one label found, for the training report. */
export interface LabelFit {
  readonly label: string;
  readonly examples: number;
  readonly positives: number;
  /** F1 over five folds, each scored by a model that has not seen it. */
  readonly crossValidatedF1: number;
}

export interface FittingOptions<L extends string> {
  readonly cost: number;
  /** Largest weights kept for each label. */
  readonly weightsKept: number;
  /** The threshold offset of each label is added to its threshold. */
  readonly training: Readonly<Partial<Record<L, Pick<LabelTraining, "thresholdOffset" | "cost">>>>;
}

const FOLDS = 5;

/** Fits one decision for each label and packs them all. */
export function fitModel<L extends string>(
  labels: readonly L[],
  examples: readonly Example<L>[],
  options: FittingOptions<L>,
): { packed: PackedWeights<L>; fits: LabelFit[] } {
  const idf = inverseDocumentFrequencies(examples);
  const fitted = labels.map((label) => fitLabel(label, examples, idf, options));
  return {
    packed: pack(
      labels,
      fitted.map(({ plane }) => plane),
    ),
    fits: fitted.map(({ fit }) => fit),
  };
}

function fitLabel<L extends string>(
  label: L,
  all: readonly Example<L>[],
  idf: Float64Array,
  { cost: usualCost, weightsKept, training }: FittingOptions<L>,
): { plane: Hyperplane; fit: LabelFit } {
  const examples = all
    .filter((example) => example.known.has(label))
    .map(({ counts, labels, text, isLifelike }) => ({
      vector: vectorOf(counts, idf),
      isPositive: labels.has(label),
      text,
      isLifelike,
    }));
  const settings = { dimensions: BUCKETS, cost: training[label]?.cost ?? usualCost };
  const unseen = unseenDecisions(examples, settings);
  const lifelike = unseen.filter((decision) => decision.isLifelike);
  const best = bestThreshold(lifelike.some(({ isPositive }) => isPositive) ? lifelike : unseen);
  const plane = trainLinearSvm(examples, settings);
  const weights = largestWeights(
    plane.weights.map((weight, bucket) => weight * (idf[bucket] ?? 0)),
    weightsKept,
  );
  return {
    plane: { weights, bias: plane.bias - best.threshold - (training[label]?.thresholdOffset ?? 0) },
    fit: {
      label,
      examples: examples.length,
      positives: examples.filter(({ isPositive }) => isPositive).length,
      crossValidatedF1: best.f1,
    },
  };
}

interface Decision {
  readonly value: number;
  readonly isPositive: boolean;
  readonly isLifelike: boolean;
}

type FoldedVector = LabelledVector & Pick<Example<string>, "text" | "isLifelike">;

/** What each example is decided by a model that has not seen it, nor its fold. */
function unseenDecisions(
  examples: readonly FoldedVector[],
  settings: { dimensions: number; cost: number },
): Decision[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const plane = trainLinearSvm(
      examples.filter(({ text }) => text % FOLDS !== fold),
      settings,
    );
    return examples
      .filter(({ text }) => text % FOLDS === fold)
      .map(({ vector, isPositive, isLifelike }) => ({
        value: decide(plane, vector),
        isPositive,
        isLifelike,
      }));
  }).flat();
}

/** The threshold with the best F1 of the "yes" class, and that F1. */
function bestThreshold(decisions: readonly Pick<Decision, "value" | "isPositive">[]): {
  threshold: number;
  f1: number;
} {
  const positives = decisions.filter(({ isPositive }) => isPositive).length;
  let hits = 0;
  let best = { threshold: 0, f1: 0 };
  for (const [rank, { value, isPositive }] of decisions.toSorted((a, b) => b.value - a.value).entries()) {
    if (isPositive) hits += 1;
    const f1 = (2 * hits) / (rank + 1 + positives);
    if (f1 > best.f1) best = { threshold: value - 1e-6, f1 };
  }
  return best;
}

/** Counts weighed by rarity, over the square root of the number of features, as the detector does it. */
function vectorOf(counts: ReadonlyMap<number, number>, idf: Float64Array): FeatureVector {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const scale = 1 / Math.sqrt(Math.max(total, 1));
  const seen = [...counts].filter(([bucket]) => (idf[bucket] ?? 0) > 0);
  return {
    buckets: Int32Array.from(seen, ([bucket]) => bucket),
    values: Float64Array.from(seen, ([bucket, count]) => count * (idf[bucket] ?? 0) * scale),
  };
}

/** Rarity of each bucket; 0 for those seen in one text alone, which nothing can be learned from. */
function inverseDocumentFrequencies<L extends string>(examples: readonly Example<L>[]): Float64Array {
  const documents = new Float64Array(BUCKETS);
  for (const { counts } of examples) {
    for (const bucket of counts.keys()) documents[bucket] = (documents[bucket] ?? 0) + 1;
  }
  return documents.map((n) => (n < 2 ? 0 : Math.log((1 + examples.length) / (1 + n)) + 1));
}

function largestWeights(weights: Float64Array, kept: number): Float64Array {
  const bound = weights.map(Math.abs).toSorted().at(-kept) ?? 0;
  return weights.map((weight) => (Math.abs(weight) >= bound ? weight : 0));
}

const LARGEST_STORED = 127;

function pack<L extends string>(labels: readonly L[], planes: readonly Hyperplane[]): PackedWeights<L> {
  const steps = planes.map(
    ({ weights }) => weights.reduce((m, w) => Math.max(m, Math.abs(w)), 0) / LARGEST_STORED,
  );
  const counts = new Uint8Array(BUCKETS);
  const entryLabels: number[] = [];
  const entryWeights: number[] = [];
  for (let bucket = 0; bucket < BUCKETS; bucket++) {
    for (const [label, { weights }] of planes.entries()) {
      const stored = Math.round((weights[bucket] ?? 0) / (steps[label] || 1));
      if (stored === 0) continue;
      counts[bucket] = (counts[bucket] ?? 0) + 1;
      entryLabels.push(label);
      entryWeights.push(stored & 0xff);
    }
  }
  const bytes = Buffer.concat([counts, Uint8Array.from(entryLabels), Uint8Array.from(entryWeights)]);
  return {
    labels,
    biases: planes.map(({ bias }) => Number(bias.toFixed(5))),
    steps: steps.map((step) => Number(step.toPrecision(6))),
    rows: bytes.toString("base64"),
  };
}
