import { describe, expect, it } from "vitest";
import { decide, type FeatureVector, trainLinearSvm } from "./linear-svm.ts";

function vector(...buckets: number[]): FeatureVector {
  return { buckets: Int32Array.from(buckets), values: Float64Array.from(buckets, () => 1) };
}

const EXAMPLES = [
  { vector: vector(0, 2), isPositive: true },
  { vector: vector(0, 3), isPositive: true },
  { vector: vector(1, 2), isPositive: false },
  { vector: vector(1, 3), isPositive: false },
];

describe("a linear support vector machine", () => {
  const plane = trainLinearSvm(EXAMPLES, { dimensions: 4, cost: 1 });

  it("decides what it has learned from as it was told", () => {
    for (const { vector, isPositive } of EXAMPLES) expect(decide(plane, vector) > 0).toBe(isPositive);
  });

  it("gives no weight to what both classes share", () => {
    expect(plane.weights[0]).toBeGreaterThan(0.5);
    expect(plane.weights[1]).toBeLessThan(-0.5);
    expect(Math.abs(plane.weights[2] ?? 0)).toBeLessThan(0.05);
  });

  it("gives the same weights each time", () => {
    expect(trainLinearSvm(EXAMPLES, { dimensions: 4, cost: 1 })).toEqual(plane);
  });
});
