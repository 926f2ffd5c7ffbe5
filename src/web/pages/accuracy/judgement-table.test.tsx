import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { readJudgements } from "#content/judgements.ts";
import { JudgementTables } from "./judgement-table.tsx";

const round = {
  languages: ["uk", "ru"],
  texts: 60,
  points: { right: 75, arguable: 17, wrong: 8 },
  moves: { found: 50, partly: 20, missed: 30 },
  summaries: { true: 48, half: 10, false: 2 },
};

describe("The judgements of independent readers", () => {
  it("stand in a table for each round, with what was counted", () => {
    const html = renderToStaticMarkup(<JudgementTables rounds={readJudgements([round])} />);
    expect(html).toContain("Ukrainian and Russian, 60 texts");
    for (const [count, word] of [
      [75, "right"],
      [8, "wrong"],
      [50, "found"],
      [48, "true"],
    ]) {
      expect(html).toContain(`<td>${count} <small>${word}</small></td>`);
    }
  });

  it("are not spoken of while there are none", () => {
    expect(renderToStaticMarkup(<JudgementTables rounds={[]} />)).toBe("");
  });

  it("are refused where a count is missing", () => {
    expect(() => readJudgements([{ ...round, points: { right: 1 } }])).toThrow();
  });
});
