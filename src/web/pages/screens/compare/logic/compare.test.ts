import { array, assert, constantFrom, property } from "fast-check";
import { describe, expect, it } from "vitest";
import type { Claim, Observation, Report } from "#report/index.ts";
import { compareDevices } from "./points.ts";
import { compareSources, compareSpeakers, voicesOf } from "./voices.ts";
import { compareWording, sharedPhrases } from "./wording.ts";

type Evidence = Observation["points"][number]["evidence"][number];

function reportOf(
  ...techniques: (readonly [Observation["points"][number]["technique"], Partial<Evidence>])[]
): Report {
  const points = techniques.map(([technique, evidence]) => ({
    technique,
    statement: "It is done.",
    evidence: [{ quote: "words", start: 0, end: 5, voice: "author" as const, ...evidence }],
  }));
  return {
    overall_summary: "",
    text_language: "en",
    analysis_results:
      points.length > 0 ? [{ category_name: "Propagandistic Content", justification: "", points }] : [],
    notices: [],
    analysed_by: { model: "embedded", version: "1" },
    attempts: [],
  };
}

function claimOf(source: Claim["source"]): Claim {
  return { start: 0, end: 1, quote: "x", signs: ["act"], voice: "author", ...(source && { source }) };
}

describe("Two reports", () => {
  it("share techniques, and each has some alone, a technique told once", () => {
    const first = reportOf(
      ["name-calling", { quote: "liars" }],
      ["name-calling", { quote: "thieves" }],
      ["doubt", {}],
    );
    const second = reportOf(["name-calling", { quote: "rats" }], ["slogans", {}]);
    const { both, onlyFirst, onlySecond } = compareDevices(first, second);
    expect(both.map((pair) => [pair.first.quotes, pair.second.quotes])).toEqual([
      [["liars", "thieves"], ["rats"]],
    ]);
    expect(onlyFirst.map(({ technique }) => technique)).toEqual(["doubt"]);
    expect(onlySecond.map(({ technique }) => technique)).toEqual(["slogans"]);
  });

  it("tell whose words they rest on", () => {
    expect(voicesOf(reportOf())).toBe("none");
    expect(voicesOf(reportOf(["doubt", {}]))).toBe("author");
    expect(voicesOf(reportOf(["doubt", { voice: "quoted" }]))).toBe("quoted");
    expect(voicesOf(reportOf(["doubt", {}], ["doubt", { voice: "quoted" }]))).toBe("both");
  });

  it("share speakers and sources by their names, whatever the space and case", () => {
    const first = {
      report: reportOf(["doubt", { voice: "quoted", speaker: "Ada  Reed" }]),
      statements: {
        speakers: [],
        claims: [claimOf({ kind: "named", quote: "According to the Bureau" }), claimOf(undefined)],
      },
    };
    const second = {
      report: reportOf(),
      statements: {
        speakers: ["ada reed"],
        claims: [
          claimOf({ kind: "named", quote: "according to the bureau" }),
          claimOf({ kind: "anonymous", quote: "experts" }),
        ],
      },
    };
    expect(compareSpeakers(first, second).both).toEqual([{ first: "Ada  Reed", second: "ada reed" }]);
    const { both, onlySecond } = compareSources(first, second);
    expect(both).toHaveLength(1);
    expect(onlySecond).toEqual([]);
  });
});

describe("The wording of two texts", () => {
  it("is told word by word where one is made from the other", () => {
    const draft = "The old mill by the river turned slowly all through the night.";
    const edit = "The old mill by the river turned badly all through the night.";
    const wording = compareWording(draft, edit);
    expect(wording.kind === "edited" && wording.changes.filter(({ kind }) => kind !== "same")).toEqual([
      { value: "slowly", kind: "removed" },
      { value: "badly", kind: "added" },
    ]);
  });

  it("is told by shared phrases of five words and more where they are two tellings", () => {
    const first =
      "On Monday the council closed the old bridge after rain. Nobody was hurt, and the buses now take the long road.";
    const second =
      "Chaos again: they say that the council closed the old bridge, for weeks. Shops fear for their trade and blame the mayor.";
    expect(compareWording(first, second)).toEqual({
      kind: "apart",
      phrases: [{ quote: "the council closed the old bridge", words: 6 }],
    });
    expect(sharedPhrases("Це все, що ми знаємо про міст.", "Ось усе, що ми знаємо про міст!")).toEqual([
      { quote: "що ми знаємо про міст", words: 5 },
    ]);
  });

  it("gives back both texts, whatever they are", () => {
    const words = array(constantFrom("the", "mill", "turned", "slowly", "again", "night"), {
      maxLength: 40,
    });
    assert(
      property(words, words, (a, b) => {
        const [first, second] = [a.join(" "), b.join(" ")];
        const wording = compareWording(first, second);
        if (wording.kind === "apart") return wording.phrases.every(({ quote }) => first.includes(quote));
        const without = (left: string) =>
          wording.changes.flatMap(({ kind, value }) => (kind === left ? [] : [value])).join("");
        return without("added") === first && without("removed") === second;
      }),
    );
  });
});
