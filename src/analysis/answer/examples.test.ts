import { describe, expect, it } from "vitest";
import { read } from "#detector/index.ts";
import { promptWordings } from "#languages/index.ts";
import { findingTypeOf, REPORT_LANGUAGES } from "#report/index.ts";
import { ground } from "./grounding.ts";
import { readDraft } from "./parse.ts";
import { readProse } from "./prose.ts";

describe.each(REPORT_LANGUAGES)("the worked examples of the question in %s", (language) => {
  const examples = promptWordings[language].examples.map(({ text, answer }) => {
    const draft = readProse(readDraft(JSON.stringify(answer)) ?? answer, { text, language });
    const part = { start: 0, end: text.length };
    return { answer, draft, grounded: ground([{ part, draft }], { text, reading: read(text, language) }) };
  });

  it("are answers that would be shown as they are", () => {
    for (const { answer, draft, grounded } of examples) {
      const asked = answer.analysis_results.flatMap(({ points }) => points);
      expect(draft.overall_summary).toBe(answer.overall_summary);
      expect(grounded.dropped).toBe(0);
      expect(new Set(grounded.points.map(({ statement }) => statement))).toEqual(
        new Set(asked.map(({ statement }) => statement)),
      );
    }
  });

  it("put each technique under its finding type", () => {
    for (const { category_name, points } of examples.flatMap(({ answer }) => answer.analysis_results))
      for (const { technique } of points) expect(findingTypeOf(technique)).toBe(category_name);
  });

  it("know whose words they quote", () => {
    const [, quoted, mocking] = examples.map(({ grounded }) => grounded.points[0]?.evidence[0]);
    expect(quoted).toMatchObject({ voice: "quoted", speaker: expect.any(String) });
    expect(mocking?.voice).toBe("author");
  });
});
