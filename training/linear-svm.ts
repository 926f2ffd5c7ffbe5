/** One example as features, each of value `1 / sqrt(number of features)`, so that every example is as long as the others. */
export interface Example {
  /** Numbers of features, each once. */
  readonly features: Int32Array;
  readonly isPositive: boolean;
}

/** A trained decision: the weights of an example's features over the root of their number, and the bias; above 0 means yes. */
export interface Hyperplane {
  readonly weights: Float64Array;
  readonly bias: number;
}

const ROUNDS = 20;

/**
 * Trains a linear support vector machine with squared hinge loss and L2 regularisation by dual coordinate descent
 * (Hsieh et al. 2008, "A Dual Coordinate Descent Method for Large-scale Linear SVM", algorithm 1). The order of
 * visits comes from a fixed seed: the same examples give the same weights on every machine.
 * @param dimensions features are numbers below it.
 * @param cost of an error, "C" in the paper.
 */
export function trainLinearSvm(
  examples: readonly Example[],
  { dimensions, cost }: { dimensions: number; cost: number },
): Hyperplane {
  const weights = new Float64Array(dimensions);
  const alphas = new Float64Array(examples.length);
  const order = examples.map((_, index) => index);
  const random = seededRandom(1);
  const diagonal = 1 / (2 * cost);
  let bias = 0;
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random);
    for (const index of order) {
      const { features, isPositive } = examples[index] ?? { features: new Int32Array(0), isPositive: false };
      const sign = isPositive ? 1 : -1;
      const alpha = alphas[index] ?? 0;
      const gradient = decide({ weights, bias }, features) * sign - 1 + diagonal * alpha;
      // The squared length of an example is 1; the bias counts as one more feature of value 1.
      const next = Math.max(alpha - gradient / (2 + diagonal), 0);
      if (next === alpha) continue;
      alphas[index] = next;
      const change = (next - alpha) * sign;
      const share = change / Math.sqrt(features.length);
      for (const feature of features) weights[feature] = (weights[feature] ?? 0) + share;
      bias += change;
    }
  }
  return { weights, bias };
}

/** The decision value of an example. */
export function decide({ weights, bias }: Hyperplane, features: Int32Array): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return sum / Math.sqrt(features.length) + bias;
}

/** Fisher and Yates's shuffle, in place. */
function shuffle(order: number[], random: () => number): void {
  for (let last = order.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
  }
}

/** A linear congruential generator (constants of ANSI C's example), values in [0, 1). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return state / 2 ** 32;
  };
}
