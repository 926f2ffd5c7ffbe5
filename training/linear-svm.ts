/** One example as features: buckets, each with its value. */
export interface FeatureVector {
  readonly buckets: Int32Array;
  readonly values: Float64Array;
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
  examples: readonly FeatureVector[],
  labels: readonly boolean[],
  { dimensions, cost }: { dimensions: number; cost: number },
): Hyperplane {
  const weights = new Float64Array(dimensions);
  const alphas = new Float64Array(examples.length);
  const norms = examples.map(squaredNorm);
  const order = examples.map((_, index) => index);
  const random = seededRandom(1);
  const diagonal = 1 / (2 * cost);
  let bias = 0;
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    for (const index of order) {
      const example = examples[index] as FeatureVector;
      const sign = labels[index] ? 1 : -1;
      const alpha = alphas[index] ?? 0;
      const gradient = (dot(weights, example) + bias) * sign - 1 + diagonal * alpha;
      if (alpha === 0 && gradient >= 0) continue;
      const next = Math.max(alpha - gradient / ((norms[index] ?? 1) + diagonal), 0);
      alphas[index] = next;
      const change = (next - alpha) * sign;
      addScaled(weights, example, change);
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

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] as number, order[i] as number];
  }
}

/** A linear congruential generator (Knuth's MMIX-sized constants cut to 32 bits), values in [0, 1). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state / 2 ** 32;
  };
}
