import { digitOf, digitsOf } from "#detector/find/learned/six-bits.ts";
import { MOST_STEPS, type PackedModel } from "#languages/index.ts";
import type { Hyperplane } from "./linear-svm.ts";

/** A model before it is said what it was learned from. */
export type FittedModel = Omit<PackedModel, "corpus">;

/** The largest of each technique. With 800 an eighth fewer of the examples that were kept back were named, with 2,000 no more. */
const WEIGHTS_KEPT = 1300;

/** Writes decisions, one for each of `LEARNED_TECHNIQUES`, as `LinearModel` reads them; each names what is above `threshold`. */
export function packModel(planes: readonly Hyperplane[], threshold: number): FittedModel {
  const kept = planes.map(({ weights }) => largest(weights));
  const step = Math.max(...kept.flat().map(({ weight }) => Math.abs(weight))) / MOST_STEPS;
  const entries = kept.flatMap((weights, technique) =>
    weights.map(({ bucket, weight }) => ({ bucket, technique, steps: Math.round(weight / step) })),
  );
  const rows = Map.groupBy(
    entries.filter(({ steps }) => steps !== 0),
    ({ bucket }) => bucket,
  );
  const buckets = [...rows.keys()].toSorted((a, b) => a - b);
  const packed = buckets.map((bucket, index) => {
    const row = rows.get(bucket) ?? [];
    const gap = bucket - (buckets[index - 1] ?? 0);
    const weights = row.map(({ technique, steps }) => digitOf(technique) + digitOf(steps + MOST_STEPS));
    return digitsOf(gap) + digitsOf(row.length) + weights.join("");
  });
  const biases = planes.map(({ bias }) => Number((bias - threshold).toFixed(4)));
  return { biases, step: Number(step.toPrecision(6)), rows: packed.join("") };
}

/** The largest weights in either direction. */
function largest(weights: Float64Array): { bucket: number; weight: number }[] {
  return [...weights]
    .flatMap((weight, bucket) => (weight === 0 ? [] : [{ bucket, weight }]))
    .toSorted((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, WEIGHTS_KEPT);
}
