import { describe, expect, it } from "vitest";
import { words } from "../../../test/kit/candidates.ts";
import type { Candidate } from "./candidates.ts";
import { selectTone } from "./tone.ts";

const NEWS = { isGated: false } as const;
const TEXT = "a".repeat(400);

function toneOf(
  candidates: readonly Candidate[],
  kind: Parameters<typeof selectTone>[2] = NEWS,
  text = TEXT,
) {
  return selectTone(text, candidates, kind).map(({ technique }) => technique);
}

describe("the tone of a text", () => {
  it("is a feeling that lasts, and that comes first which has more places", () => {
    expect(toneOf([words("fear", 1), words("fear", 2)])).toEqual(["fear"]);
    expect(
      toneOf([words("fear", 1), words("fear", 2), ...[3, 4, 5].map((at) => words("anger", at))]),
    ).toEqual(["anger", "fear"]);
  });

  it("is contempt or sadness from one place on, since their words explain themselves", () => {
    expect(toneOf([words("contempt", 1)])).toEqual(["contempt"]);
    expect(toneOf([words("sadness", 1)])).toEqual(["sadness"]);
    expect(toneOf([words("fear", 1)])).toEqual([]);
  });

  it("counts a sentence once, however many words of feeling are in it", () => {
    expect(toneOf([words("hope", 1), words("hope", 1)])).toEqual([]);
  });

  it("is heard in one place that is exclaimed", () => {
    const text = `${"a".repeat(28)} at last!`;
    expect(toneOf([words("joy", 1)], NEWS, text)).toEqual(["joy"]);
    expect(toneOf([words("joy", 1)], NEWS, text.replace("!", "."))).toEqual([]);
  });

  it("is helped by a device that goes with the feeling, but not made by it", () => {
    expect(toneOf([words("pride", 1), words("flag-waving", 2)])).toEqual(["pride"]);
    expect(toneOf([words("flag-waving", 1), words("slogans", 2), words("name-calling", 3)])).toEqual([]);
  });

  it("does not come from weak words", () => {
    expect(toneOf([1, 2, 3].map((at) => words("fear", at, { strength: "weak" })))).toEqual([]);
  });

  it("needs to last in a text that surely tells or teaches", () => {
    const story = { isGated: true } as const;
    expect(toneOf([words("sadness", 1)], story)).toEqual([]);
    expect(toneOf([words("sadness", 1), words("sadness", 2)], story)).toEqual(["sadness"]);
  });

  it("has three feelings and three quotes of each at the most", () => {
    const many = (["anger", "fear", "joy", "hope"] as const).flatMap((emotion, at) =>
      [0, 1, 2, 3].map((place) => words(emotion, at * 4 + place)),
    );
    const tone = selectTone(TEXT, many, NEWS);
    expect(tone).toHaveLength(3);
    expect(tone.map(({ candidates }) => candidates.length)).toEqual([3, 3, 3]);
  });

  it("keeps whose words they are", () => {
    const [point] = selectTone(
      TEXT,
      [1, 2].map((at) => words("fear", at, { voice: "quoted", speaker: "Anna Kovalenko" })),
      NEWS,
    );
    expect(point?.candidates[0]).toMatchObject({ voice: "quoted", speaker: "Anna Kovalenko" });
  });
});
