/** The candidate with the greatest weight, the first of several; undefined where there is none. */
export function argmax<T>(candidates: Iterable<T>, weightOf: (candidate: T) => number): T | undefined {
  let best: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    const weight = weightOf(candidate);
    if (weight > most) [best, most] = [candidate, weight];
  }
  return best;
}
