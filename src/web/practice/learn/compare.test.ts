import { describe, expect, it } from "vitest";
import type { Annotation, LookAlike } from "../texts/texts.ts";
import { agreementOf, compare, lessonsOf, type ToolPoint } from "./compare.ts";
import type { Mark } from "./mark.ts";

const TEXT = "Fools sleep. They hide it. Only today! Open until six.";

function spanOf(quote: string) {
  const start = TEXT.indexOf(quote);
  return { quote, start, end: start + quote.length };
}

function ours(quote: string, technique: Annotation["technique"]): Annotation {
  return { ...spanOf(quote), technique, reason: "r", plainly: "p", weight: 2 };
}

function yours(quote: string, technique: Mark["technique"]): Mark {
  return { ...spanOf(quote), technique, why: "" };
}

const annotations = [ours("Fools", "name-calling"), ours("They hide it.", "suppressed-truth")];
const lookAlikes: LookAlike[] = [{ ...spanOf("Open until six."), technique: "appeal-to-time", reason: "r" }];
const toolPoints: ToolPoint[] = [
  { technique: "appeal-to-time", name: "Appeal to time", statement: "s", spans: [spanOf("Only today!")] },
];
const reading = { annotations, lookAlikes, toolPoints };

describe("A reader's marks beside ours", () => {
  it("meet where words overlap, by the same name or by another", () => {
    const marks = [yours("Fools sleep.", "name-calling"), yours("hide it", "appeal-to-fear")];
    const { both, oursAlone, yoursAlone } = compare(marks, reading);
    expect(both.map(({ sameName }) => sameName)).toEqual([true, false]);
    expect([oursAlone, yoursAlone]).toEqual([[], []]);
  });

  it("stand alone where only one of the two has marked, and the tool where neither has", () => {
    const { both, oursAlone, yoursAlone, toolAlone } = compare([yours("sleep", "mockery")], reading);
    expect(both).toEqual([]);
    expect(oursAlone.map(({ ours: { quote } }) => quote)).toEqual(["Fools", "They hide it."]);
    expect(yoursAlone.map(({ mark }) => mark.quote)).toEqual(["sleep"]);
    expect(toolAlone).toEqual(toolPoints);
  });

  it("carry what the tool says of the same words", () => {
    const { yoursAlone, toolAlone } = compare([yours("today", "appeal-to-time")], reading);
    expect(yoursAlone[0]?.tool).toEqual(toolPoints);
    expect(toolAlone).toEqual([]);
  });

  it("that name one device of a passage do not stand for another device in it", () => {
    const nested = [ours("Fools sleep.", "unsourced-claim"), ours("Fools", "name-calling")];
    const { both, oursAlone } = compare([yours("Fools sleep.", "unsourced-claim")], {
      ...reading,
      annotations: nested,
    });
    expect(both).toHaveLength(1);
    expect(oursAlone.map(({ ours: { technique } }) => technique)).toEqual(["name-calling"]);
  });

  it("on an innocent look-alike are told of there, not as alone", () => {
    const comparison = compare([yours("Open until six.", "appeal-to-time")], reading);
    expect(comparison.yoursAlone).toEqual([]);
    expect(comparison.innocent[0]?.yours).toHaveLength(1);
    expect(lessonsOf(comparison)).toEqual({
      missed: ["name-calling", "suppressed-truth"],
      mistaken: ["appeal-to-time"],
    });
  });
});

describe("How far both agree", () => {
  const of = (marks: readonly Mark[], some = reading) => agreementOf(compare(marks, some));
  const innocent = { ...reading, annotations: [] };

  it("is one of six sentences, never a number", () => {
    const all = [yours("Fools", "name-calling"), yours("They hide it.", "suppressed-truth")];
    expect(of(all)).toBe("all");
    expect(of(all.slice(1))).toBe("some");
    expect(of([...all, yours("sleep", "mockery")])).toBe("some");
    expect(of([yours("sleep", "mockery")])).toBe("none");
    expect(of([])).toBe("nothing-marked");
    expect(of([], innocent)).toBe("innocent-both");
    expect(of([yours("Open", "appeal-to-time")], innocent)).toBe("innocent-but-marked");
  });
});
