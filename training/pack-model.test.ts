import { describe, expect, it } from "vitest";
import { LinearModel } from "#detector/find/learned/model.ts";
import { packModel } from "./pack-model.ts";

describe("A packed model", () => {
  it("weighs as the decisions did, to one step of 31", () => {
    const weights = [new Float64Array([0, 0.31, -0.1, 0]), new Float64Array([0, 0.05, 0, 0])];
    const packed = packModel(
      weights.map((each, index) => ({ weights: each, bias: -index })),
      0.5,
    );
    const model = new LinearModel({ corpus: "", ...packed });
    expect(model.biases).toEqual([-0.5, -1.5]);
    expect(model.weightsOf(1).map(({ technique, weight }) => [technique, weight.toFixed(3)])).toEqual([
      [0, "0.310"],
      [1, "0.050"],
    ]);
    expect(model.weightsOf(2).map(({ weight }) => weight.toFixed(3))).toEqual(["-0.100"]);
    expect(model.weightsOf(3)).toEqual([]);
  });
});
