import { BUCKETS } from "../src/detector/learned/features.ts";
import type { PackedWeights } from "../src/detector/learned/linear-model.ts";
import { decide, type FeatureVector, type Hyperplane, trainLinearSvm } from "./linear-svm.ts";

/** One text to learn from: its feature counts, the labels that hold, and those that it says anything about. */
export interface Example<L extends string> {
  readonly counts: ReadonlyMap<number, number>;
  readonly labels: ReadonlySet<L>;
  readonly known: ReadonlySet<L>;
}

/** What fitting one label found, for the training report. */
export interface LabelFit {
  readonly label: string;
  readonly examples: number;
  readonly positives: number;
  /** F1 over five folds, each scored by a model that has not seen it. */
  readonly crossValidatedF1: number;
}

export interface FittingOptions {
  readonly cost: number;
  /** Heaviest weights kept for each label. */
  readonly weightsKept: number;
  /** Moves every threshold: above 1 asks for more certainty than the best F1 does. */
  readonly caution?: number;
}

const FOLDS = 5;

/** Fits one decision for each label and packs them all. */
export function fitModel<L extends string>(
  labels: readonly L[],
  examples: readonly Example<L>[],
  options: FittingOptions,
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
  { cost, weightsKept }: FittingOptions,
): { plane: Hyperplane; fit: LabelFit } {
  const examples = all.filter((example) => example.known.has(label));
  const vectors = examples.map((example) => vectorOf(example.counts, idf));
  const truth = examples.map((example) => example.labels.has(label));
  const train = (chosen: readonly number[]): Hyperplane =>
    trainLinearSvm(
      chosen.map((i) => vectors[i] as FeatureVector),
      chosen.map((i) => truth[i] as boolean),
      { dimensions: BUCKETS, cost },
    );
  const indexes = vectors.map((_, index) => index);
  const unseen = new Float64Array(vectors.length);
  for (let fold = 0; fold < FOLDS; fold++) {
    const plane = train(indexes.filter((i) => i % FOLDS !== fold));
    for (const i of indexes) if (i % FOLDS === fold) unseen[i] = decide(plane, vectors[i] as FeatureVector);
  }
  const best = bestThreshold(unseen, truth);
  const plane = train(indexes);
  const weights = heaviest(
    plane.weights.map((weight, bucket) => weight * (idf[bucket] ?? 0)),
    weightsKept,
  );
  return {
    plane: { weights, bias: plane.bias - best.threshold },
    fit: {
      label,
      examples: examples.length,
      positives: truth.filter(Boolean).length,
      crossValidatedF1: best.f1,
    },
  };
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

function bestThreshold(values: Float64Array, truth: readonly boolean[]): { threshold: number; f1: number } {
  const order = [...values.keys()].toSorted((a, b) => (values[b] ?? 0) - (values[a] ?? 0));
  const positives = truth.filter(Boolean).length;
  let hits = 0;
  let best = { threshold: 0, f1: 0 };
  for (const [rank, index] of order.entries()) {
    if (truth[index]) hits += 1;
    const f1 = (2 * hits) / (rank + 1 + positives);
    if (f1 > best.f1) best = { threshold: (values[index] ?? 0) - 1e-6, f1 };
  }
  return best;
}

function heaviest(weights: Float64Array, kept: number): Float64Array {
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
