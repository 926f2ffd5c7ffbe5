import { describe, expect, it } from "vitest";
import { read } from "#detector/index.ts";
import { promptWordings } from "#languages/index.ts";
import { findingTypeOf, isAccusing, REPORT_LANGUAGES } from "#report/index.ts";
import { ground } from "./grounding.ts";
import { readDraft } from "./parse.ts";
import { readProse } from "./prose.ts";
import { sharesWords } from "./telling-points.ts";

describe.each(REPORT_LANGUAGES)("the worked examples of the question in %s", (language) => {
  const examples = promptWordings[language].examples.map(({ text, answer }) => {
    const asked = readDraft(JSON.stringify(answer));
    if (asked === undefined) throw new Error("The example is no answer.");
    const draft = readProse(asked, { text, language });
    const part = { start: 0, end: text.length };
    return { answer, draft, grounded: ground([{ part, draft }], { text, reading: read(text, language) }) };
  });

  it("are answers that would be shown as they are", () => {
    for (const { answer, draft, grounded } of examples) {
      expect(draft.overall_summary).toBe(answer.overall_summary);
      expect(grounded.dropped).toBe(0);
      expect(new Set(grounded.points.map(({ statement }) => statement))).toEqual(
        new Set(answer.points.map(({ statement }) => statement)),
      );
    }
  });

  it("give no words two names, and a technique once", () => {
    for (const { grounded } of examples) {
      const { points } = grounded;
      expect(new Set(points.map(({ technique }) => technique)).size).toBe(points.length);
      const against = points.filter(({ technique }) => isAccusing(findingTypeOf(technique)));
      for (const point of against)
        expect(against.filter((other) => sharesWords(point, other))).toEqual([point]);
    }
  });

  it("know whose words they quote", () => {
    const [, quoted, mocking] = examples.map(({ grounded }) => grounded.points[0]?.evidence[0]);
    expect(quoted).toMatchObject({ voice: "quoted", speaker: expect.any(String) });
    expect(mocking?.voice).toBe("author");
  });
});
