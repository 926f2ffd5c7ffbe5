import { describe, expect, it } from "vitest";
import { decide, trainLinearSvm } from "./linear-svm.ts";

const example = (isPositive: boolean, ...features: number[]) => ({
  features: Int32Array.from(features),
  isPositive,
});

const EXAMPLES = [example(true, 0, 2), example(true, 0, 3), example(false, 1, 2), example(false, 1, 3)];
const SETTINGS = { dimensions: 4, cost: 3 };

describe("A linear support vector machine", () => {
  it("decides by the feature that the examples differ in", () => {
    const plane = trainLinearSvm(EXAMPLES, SETTINGS);
    for (const { features, isPositive } of EXAMPLES) expect(decide(plane, features) > 0).toBe(isPositive);
    expect(plane.weights[0]).toBeGreaterThan(Math.abs(plane.weights[2] ?? 0));
    expect(plane.weights[1]).toBeLessThan(-Math.abs(plane.weights[3] ?? 0));
  });

  it("gives the same weights each time", () => {
    expect(trainLinearSvm(EXAMPLES, SETTINGS)).toEqual(trainLinearSvm(EXAMPLES, SETTINGS));
  });
});
