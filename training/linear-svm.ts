/** One example as features: buckets, each with its value. */
export interface FeatureVector {
  readonly buckets: Int32Array;
  readonly values: Float64Array;
}

/** An example to learn from: its features, and whether the label holds. */
export interface LabelledVector {
  readonly vector: FeatureVector;
  readonly isPositive: boolean;
}

/** A trained decision: `sum of weights[bucket] * value + bias`. */
export interface Hyperplane {
  readonly weights: Float64Array;
  readonly bias: number;
}

const ROUNDS = 25;

/**
 * Trains a linear support vector machine with squared hinge loss and L2 regularisation by dual
 * coordinate descent (Hsieh et al. 2008, "A Dual Coordinate Descent Method for Large-scale Linear
 * SVM", algorithm 1). The order of visits comes from a fixed seed, so that the same examples give
 * the same weights on every machine.
 */
export function trainLinearSvm(
  examples: readonly LabelledVector[],
  { dimensions, cost }: { dimensions: number; cost: number },
): Hyperplane {
  const weights = new Float64Array(dimensions);
  const duals = examples.map(({ vector, isPositive }) => ({
    vector,
    sign: isPositive ? 1 : -1,
    alpha: 0,
    norm: squaredNorm(vector),
  }));
  const random = seededRandom(1);
  const diagonal = 1 / (2 * cost);
  let bias = 0;
  for (let round = 0; round < ROUNDS; round++) {
    for (const dual of shuffled(duals, random)) {
      const gradient = (dot(weights, dual.vector) + bias) * dual.sign - 1 + diagonal * dual.alpha;
      const next = Math.max(dual.alpha - gradient / (dual.norm + diagonal), 0);
      const change = (next - dual.alpha) * dual.sign;
      if (change === 0) continue;
      dual.alpha = next;
      addScaled(weights, dual.vector, change);
      bias += change;
    }
  }
  return { weights, bias };
}

/** The decision value of one example; above 0 means yes. */
export function decide({ weights, bias }: Hyperplane, example: FeatureVector): number {
  return dot(weights, example) + bias;
}

function dot(weights: Float64Array, { buckets, values }: FeatureVector): number {
  let sum = 0;
  for (let i = 0; i < buckets.length; i++) sum += (weights[buckets[i] ?? 0] ?? 0) * (values[i] ?? 0);
  return sum;
}

function addScaled(weights: Float64Array, { buckets, values }: FeatureVector, scale: number): void {
  for (let i = 0; i < buckets.length; i++) {
    const bucket = buckets[i] ?? 0;
    weights[bucket] = (weights[bucket] ?? 0) + scale * (values[i] ?? 0);
  }
}

/** Squared length, with the bias counted as a feature of value 1. */
function squaredNorm({ values }: FeatureVector): number {
  return values.reduce((sum, value) => sum + value * value, 1);
}

/** The items in an order of chance (each drawn a key, then sorted by it). */
function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** A linear congruential generator (Knuth's MMIX-sized constants cut to 32 bits), values in [0, 1). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state / 2 ** 32;
  };
}
