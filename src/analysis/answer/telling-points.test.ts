import { describe, expect, it } from "vitest";
import type { Technique } from "#report/index.ts";
import type { GroundedPoint } from "./grounded-point.ts";
import { tellingPoints } from "./telling-points.ts";

function point(technique: Technique, statement: string, ...starts: number[]): GroundedPoint {
  const [first, ...more] = starts.map((start) => ({
    quote: "word",
    start,
    end: start + 4,
    voice: "author" as const,
  }));
  if (first === undefined) throw new Error("A point stands on words.");
  return { technique, weight: 2, statement, evidence: [first, ...more] };
}

const shown = (...lists: GroundedPoint[][]) =>
  tellingPoints(lists).map(({ technique, statement }) => `${technique}: ${statement}`);

describe("the points that are shown", () => {
  it("begin with the first of each list", () => {
    const one = [point("loaded-language", "A", 0), point("doubt", "B", 10)];
    const two = [point("slogans", "C", 20), point("mockery", "D", 30)];
    expect(shown(one, two)).toEqual(["loaded-language: A", "slogans: C", "doubt: B", "mockery: D"]);
  });

  it("are at most five against a text; praise and emotions do not count among them", () => {
    const against = (["doubt", "slogans", "mockery", "euphoria", "obfuscation", "repetition"] as const).map(
      (technique, at) => point(technique, technique, at * 10),
    );
    const others = [point("attribution", "A", 100), point("anger", "B", 110)];
    const told = tellingPoints([against, others]).map(({ technique }) => technique);
    expect(told).toHaveLength(7);
    expect(told).not.toContain("repetition");
  });

  it("do not praise the words that they blame", () => {
    const blamed = [point("anonymous-authority", "A", 0)];
    const praised = [point("attribution", "B", 2), point("hedge", "C", 40)];
    expect(shown(blamed, praised)).toEqual(["anonymous-authority: A", "hedge: C"]);
  });

  it("may be two of one technique, each in its own words", () => {
    const two = [point("unsourced-claim", "A", 0), point("unsourced-claim", "B", 50)];
    expect(shown(two)).toEqual(["unsourced-claim: A", "unsourced-claim: B"]);
  });

  it("are one where two of one technique stand on the same words", () => {
    const [only] = tellingPoints([[point("doubt", "A", 0, 50), point("doubt", "B", 52)]]);
    expect(only).toMatchObject({ statement: "A" });
    expect(only?.evidence.map(({ start }) => start)).toEqual([0, 50]);
  });

  it("are one where one of them says nothing of its own", () => {
    expect(shown([point("doubt", "", 0), point("doubt", "B", 50)])).toEqual(["doubt: B"]);
  });

  it("have three quotes at most, in the order of the text", () => {
    const [only] = tellingPoints([[point("repetition", "A", 30, 10, 20, 0)]]);
    expect(only?.evidence.map(({ start }) => start)).toEqual([10, 20, 30]);
  });
});
