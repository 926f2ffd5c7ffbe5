import { describe, expect, it } from "vitest";
import type { Evidence } from "#report/index.ts";
import { groupEvidence } from "./evidence-groups.ts";

const greed: Evidence = { quote: "greed", start: 0, end: 5, technique: "loaded-language", voice: "author" };
const evidence: Evidence[] = [
  greed,
  { ...greed, quote: "We will", technique: "repetition" },
  { ...greed, start: 20, end: 25 },
  { ...greed, start: 40, end: 45, voice: "quoted" },
];
const observation = {
  category_name: "Manipulative Content",
  justification: "",
  another_reading: "",
  question: "",
  evidence,
} as const;

describe("The evidence of an observation", () => {
  it("stands by technique, each in the order in which it came up first", () => {
    const groups = groupEvidence(observation);
    expect(groups.map(({ technique }) => technique)).toEqual(["loaded-language", "repetition"]);
  });

  it("names words that return once, with every place, and apart for each voice", () => {
    expect(groupEvidence(observation)[0]?.quotes).toEqual([
      { quote: "greed", voice: "author", salient: [], places: [0, 2] },
      { quote: "greed", voice: "quoted", salient: [], places: [3] },
    ]);
  });
});
