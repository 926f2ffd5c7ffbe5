import { describe, expect, it } from "vitest";
import { withSplit } from "../../text/split.ts";
import { findLearned } from "./find-learned.ts";

const POPULAR = "appeal-to-popularity";

/** What is named in a text, with the words that tell it. */
function namedIn(text: string): string[] {
  return withSplit(text, (split) =>
    findLearned(split, [], []).map(({ technique, first, last }) => {
      const { starts, ends } = split.tokens;
      return `${technique}: ${text.slice(starts[first], ends[last])}`;
    }),
  );
}

describe("What was learned from examples", () => {
  it.each([
    ["Everyone in our class has this phone, so it must be the best one.", "appeal-to-popularity"],
    ["You either support the new uniform or you hate our school.", "false-dilemma"],
    ["Усі сусіди вже купили цей фільтр, то він точно найкращий.", "appeal-to-popularity"],
    ["Все соседи уже купили этот фильтр, значит, он самый лучший.", "appeal-to-popularity"],
  ])("names the device of a schoolbook's sentence: %s", (text, technique) => {
    expect(namedIn(text)).toEqual([expect.stringContaining(technique)]);
  });

  it.each([
    "Bring the soup to the boil, then add the beans and the salt.",
    "Our choir meets on Tuesdays at seven in the old school.",
    "Доставка займе два дні, кур'єр зателефонує перед приїздом.",
    "Собрание переносится на среду, повестка остаётся прежней.",
  ])("names nothing in a plain message: %s", (text) => {
    expect(namedIn(text)).toEqual([]);
  });

  it("quotes a short argument whole, and of wording the words alone", () => {
    expect(namedIn("If we allow phones at lunch, next they will bring beds to class.")).toEqual([
      "consequential-oversimplification: If we allow phones at lunch, next they will bring beds to class",
    ]);
    expect(namedIn("Countless people have already complained about the lift.")).toEqual([
      "vague-quantity: Countless people have already complained",
    ]);
  });

  it("keeps silent where little speaks for a device", () => {
    expect(namedIn("The aim is to mend it.")).toEqual([]);
  });

  it("keeps silent in a longer text, be it made of such sentences", () => {
    const sentence = "Everyone in our class has this phone, so it must be the best one.";
    expect(namedIn([sentence, sentence, sentence, sentence].join(" "))).toEqual([]);
  });

  it("keeps silent where a rule has named something", () => {
    const text = "Everyone in our class has this phone, so it must be the best one.";
    withSplit(text, (split) => {
      const found = { technique: "doubt", strength: "strong", first: 0, last: 1, sentence: 0 } as const;
      expect(findLearned(split, [found], [found])).toEqual([]);
      expect(findLearned(split, [found], [])).toEqual([expect.objectContaining({ technique: POPULAR })]);
    });
  });

  it("names nothing that a pattern matched and that proved not to be meant", () => {
    const text = "Everyone in our class has this phone, so it must be the best one.";
    withSplit(text, (split) => {
      const matched = { technique: POPULAR, strength: "strong", first: 0, last: 1, sentence: 0 } as const;
      expect(findLearned(split, [matched], [])).toEqual([]);
    });
  });

  it("reads the same whichever side is spoken of", () => {
    expect(namedIn("All women are lazy, everybody knows that.")).toEqual([
      "sweeping-generalisation: All women are lazy, everybody knows that",
    ]);
    expect(namedIn("All men are lazy, everybody knows that.")).toEqual([
      "sweeping-generalisation: All men are lazy, everybody knows that",
    ]);
  });
});
