import { describe, expect, it } from "vitest";
import type { Technique } from "#report/index.ts";
import type { GroundedPoint } from "../../answer/grounded-point.ts";
import { joinPoints } from "./joined-points.ts";

function point(technique: Technique, statement: string, ...spans: [number, number][]): GroundedPoint {
  const [first, ...more] = spans.map(([start, end]) => ({
    quote: "word",
    start,
    end,
    voice: "author" as const,
  }));
  if (first === undefined) throw new Error("A point stands on words.");
  return { technique, weight: 2, statement, evidence: [first, ...more] };
}

const joined = (ofModel: GroundedPoint[], sure: GroundedPoint[]) =>
  joinPoints(ofModel, sure).map(({ technique, statement }) => `${technique}: ${statement}`);

const TECHNIQUES = ["doubt", "slogans", "mockery", "euphoria", "obfuscation"] as const;
const five = (statement: string, from: number) =>
  TECHNIQUES.map((technique, at) => point(technique, statement, [from + at * 10, from + at * 10 + 5]));

describe("the points of a model and those that are certain", () => {
  it("are told in the model's words where both speak of the same", () => {
    const ofModel = [point("name-calling", "M", [0, 20])];
    expect(joined(ofModel, [point("loaded-language", "", [5, 10])])).toEqual(["name-calling: M"]);
  });

  it("are one point where they are of one technique, with the words of both", () => {
    const ofModel = [point("doubt", "M", [0, 20])];
    const [only, ...more] = joinPoints(ofModel, [point("doubt", "", [5, 10], [50, 60])]);
    expect(more).toEqual([]);
    expect(only?.evidence.map(({ start }) => start)).toEqual([0, 50]);
  });

  it("are one point where the model found it and has no words for it", () => {
    expect(joined([point("doubt", "", [0, 20])], [point("doubt", "", [50, 60])])).toEqual(["doubt: "]);
  });

  it("stand side by side where they speak of other words, the model's first", () => {
    expect(joined([point("doubt", "M", [0, 5])], [point("slogans", "", [10, 15])])).toEqual([
      "doubt: M",
      "slogans: ",
    ]);
  });

  it("are five at most, and no certain one makes room for another", () => {
    expect(joined(five("M", 100), five("", 0))).toEqual(TECHNIQUES.map((technique) => `${technique}: `));
    expect(joined(five("M", 0), [point("mockery", "", [22, 24]), point("doubt", "", [200, 205])])).toEqual([
      "doubt: M",
      "slogans: M",
      "mockery: M",
      "euphoria: M",
      "doubt: ",
    ]);
  });

  it("are not all stood for by one long quote", () => {
    expect(joined([point("repetition", "M", [0, 500])], five("", 0))).toHaveLength(5);
  });

  it("praise no words that are certainly blamed", () => {
    expect(joined([point("attribution", "M", [0, 20])], [point("doubt", "", [5, 10])])).toEqual(["doubt: "]);
  });
});
