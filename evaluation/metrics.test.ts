import { describe, expect, it } from "vitest";
import {
  characterF1,
  confusion,
  f1,
  joined,
  multiLabelMacroF1,
  partialOverlapF1,
  sharedUnits,
  twoClassMacroF1,
} from "./metrics.ts";

describe("metrics, against values computed by hand", () => {
  it("counts a two-class decision into its four cells", () => {
    expect(confusion([true, true, false, false, true], [true, false, true, false, true])).toEqual({
      tp: 2,
      fp: 1,
      fn: 1,
      tn: 1,
    });
  });

  it("gives F1 two thirds for two hits, one false alarm and one miss", () => {
    expect(f1({ tp: 2, fp: 1, fn: 1 })).toBeCloseTo(2 / 3);
  });

  it("gives F1 zero, not NaN, where nothing was right", () => {
    expect(f1({ tp: 0, fp: 0, fn: 0 })).toBe(0);
  });

  it("averages the F1 of yes and of no for a two-class macro-F1", () => {
    expect(twoClassMacroF1({ tp: 2, fp: 1, fn: 1, tn: 1 })).toBeCloseTo((2 / 3 + 1 / 2) / 2);
  });

  it("averages the F1 of each label where items bear several", () => {
    const gold = [new Set(["a", "b"]), new Set(["b"]), new Set<string>()];
    const predicted = [new Set(["a"]), new Set(["a", "b"]), new Set<string>()];
    expect(multiLabelMacroF1(["a", "b"], gold, predicted)).toBeCloseTo((2 / 3 + 2 / 3) / 2);
  });

  it("joins spans that touch or overlap", () => {
    expect(
      joined([
        { start: 5, end: 8 },
        { start: 0, end: 3 },
        { start: 2, end: 5 },
        { start: 10, end: 11 },
      ]),
    ).toEqual([
      { start: 0, end: 8 },
      { start: 10, end: 11 },
    ]);
  });

  it("counts the units that two lists of spans share", () => {
    expect(
      sharedUnits(
        [
          { start: 0, end: 10 },
          { start: 20, end: 30 },
        ],
        [
          { start: 5, end: 22 },
          { start: 29, end: 40 },
        ],
      ),
    ).toBe(5 + 2 + 1);
  });

  it("pools characters over all texts for the character F1", () => {
    const pairs = [
      { gold: [{ start: 0, end: 10 }], predicted: [{ start: 5, end: 15 }] },
      { gold: [], predicted: [{ start: 0, end: 5 }] },
    ];
    expect(characterF1(pairs)).toBeCloseTo((2 * 5) / (10 + 15));
  });

  it("gives each span its share in the partial-overlap F1", () => {
    const pairs = [
      {
        gold: [
          { start: 0, end: 10 },
          { start: 50, end: 60 },
        ],
        predicted: [{ start: 0, end: 20 }],
      },
    ];
    const [precision, recall] = [10 / 20, (1 + 0) / 2];
    expect(partialOverlapF1(pairs)).toBeCloseTo((2 * precision * recall) / (precision + recall));
  });
});
