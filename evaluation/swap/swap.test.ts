import { describe, expect, it } from "vitest";
import { TEXT_LANGUAGES, type Technique } from "#report/index.ts";
import { type Change, changesBetween, type SeenReport } from "./compare.ts";
import { type Forms, PAIRS, type Pair } from "./pairs.ts";
import { readSwapTexts } from "./swap.ts";
import { fill, swapped, withoutNames } from "./template.ts";

const PAIR: Pair = { a: { nom: "the Reds", adj: "Red" }, b: { nom: "the Greens", adj: "Green" } };

describe("a text with two sides", () => {
  it("takes each side in the form that is asked for, with a capital where it begins a sentence", () => {
    const template = "[[A.nom]] took a [[b.adj]] flag from [[b.nom]].";
    expect(fill(template, PAIR)).toBe("The Reds took a Green flag from the Greens.");
    expect(fill(template, swapped(PAIR))).toBe("The Greens took a Red flag from the Reds.");
  });

  it("is not filled where a side lacks the form", () => {
    expect(() => fill("[[a.gen]]", PAIR)).toThrow("no form a.gen");
  });

  it("has a mark for every name once the names are taken out, and for no part of another word", () => {
    expect(withoutNames("The Reds redden; Green grass.", PAIR)).toBe("⟦a⟧ redden; ⟦b⟧ grass.");
  });
});

describe("two reports of a text whose sides changed places", () => {
  it("are the same where only the names differ", () => {
    expect(compared(report("The Reds lie"), report("The Greens lie"))).toEqual([]);
  });

  it("differ where the other side is quoted", () => {
    expect(compared(report("The Reds lie"), report("The Reds lie"))).toEqual(["quotes", "statements"]);
  });

  it("differ where another device is named", () => {
    expect(compared(report("The Reds lie"), report("The Greens lie", "doubt"))).toEqual(["techniques"]);
  });

  it("differ where one side alone is accused", () => {
    const silent = { overall_summary: "A post.", analysis_results: [] };
    expect(compared(report("The Reds lie"), silent)).toEqual(["boxes", "techniques", "quotes", "statements"]);
  });

  it("differ where the text is taken for another kind or summed up in other words", () => {
    const news = { ...report("The Greens lie"), kind: "news", overall_summary: "News." };
    expect(compared(report("The Reds lie"), news)).toEqual(["kind", "summary"]);
  });
});

describe.each(TEXT_LANGUAGES)("the texts of the swap test in %s", (language) => {
  const texts = readSwapTexts(language);

  it("are enough, with no two alike", () => {
    expect(texts.length).toBeGreaterThanOrEqual(60);
    expect(new Set(texts.map(({ template }) => template)).size).toBe(texts.length);
  });

  it("have both sides in them, and change when these change places", () => {
    const same = texts.filter(({ template, pair }) => {
      const filled = fill(template, pair);
      return filled.includes("[[") || !/\[\[a/iu.test(template) || filled === fill(template, swapped(pair));
    });
    expect(same.map(({ template }) => template)).toEqual([]);
  });

  it("have sides with the same forms, each of as many words", () => {
    const unlike = Object.entries(PAIRS[language]).filter(
      ([, { a, b }]) => shape(a).join() !== shape(b).join(),
    );
    expect(unlike.map(([name]) => name)).toEqual([]);
  });
});

function compared(before: SeenReport, after: SeenReport): Change["part"][] {
  return changesBetween(before, after, PAIR).map(({ part }) => part);
}

/** The forms of a side, and of how many words each is. */
function shape(forms: Forms): string[] {
  return Object.entries(forms).map(([form, name]) => `${form} ${name.split(/[\s-]/u).length}`);
}

function report(quote: string, technique: Technique = "name-calling"): SeenReport {
  const evidence = [{ quote, start: 0, end: quote.length, voice: "author" as const }];
  const point = { technique, statement: `“${quote}” accuses.`, evidence };
  return {
    overall_summary: "A post.",
    analysis_results: [{ category_name: "Propagandistic Content", justification: "", points: [point] }],
  };
}
