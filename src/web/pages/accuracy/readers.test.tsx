import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Judgement } from "#content/judgements.ts";
import { Readers } from "./readers.tsx";
import { sharesOf, summed } from "./readers-now.ts";

const round: Judgement = {
  languages: ["en"],
  texts: 2,
  points: { right: 3, arguable: 1, wrong: 0 },
  moves: { found: 1, partly: 1, missed: 2 },
  summaries: { true: 2, half: 0, false: 0 },
};

describe("The two kinds of reader", () => {
  const html = renderToStaticMarkup(<Readers />);

  it("stand side by side in each row, with the embedded analyser of today", () => {
    const text = html.replaceAll(/<[^<>]{1,200}>/gu, "|").replaceAll(/\|{2,9}/gu, "|");
    expect(text).toContain("|72 / 28 / 0 %|23 / 34 / 43 %|");
    expect(text).toMatch(/\|0 of 8\|2 of 8\|\d+ % of \d+, English\|/u);
  });

  it("are said to have been measured on other texts", () => {
    expect(html).toContain("These are not the same rounds.");
  });

  it("are counted over all rounds of judgement together", () => {
    const counts = summed(
      [round, { ...round, points: { right: 1, arguable: 0, wrong: 5 } }],
      (one) => one.points,
    );
    expect(counts).toEqual({ right: 4, arguable: 1, wrong: 5 });
    expect(sharesOf(counts)).toBe("40 / 10 / 50 %");
  });
});
