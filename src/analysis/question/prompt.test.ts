import { describe, expect, it } from "vitest";
import { promptWordings } from "#languages/index.ts";
import { FINDING_TYPES, REPORT_LANGUAGES, TECHNIQUE_IDS } from "#report/index.ts";
import { writePrompt } from "./prompt.ts";

describe.each(REPORT_LANGUAGES)("the question in %s", (language) => {
  const { instructions, prompt } = writePrompt("SOME TEXT", language, "=== mark ===");

  it("lists every finding type and technique with its meaning in a few words", () => {
    for (const name of [...FINDING_TYPES, ...TECHNIQUE_IDS]) expect(instructions).toContain(`${name}: `);
  });

  it("is the same for every text, and holds none of it", () => {
    expect(writePrompt("ANOTHER", language).instructions).toBe(instructions);
    expect(instructions).not.toContain("SOME TEXT");
  });

  it("has the text between two lines with the mark", () => {
    expect(prompt).toContain("\n=== mark ===\nSOME TEXT\n=== mark ===\n");
  });

  it("has three worked examples: a plain text, somebody quoted, mockery", () => {
    const { examples } = promptWordings[language];
    expect(examples.map(({ answer }) => answer.analysis_results.length)).toEqual([0, 2, 2]);
    for (const { text, answer } of examples) {
      expect(instructions).toContain(`${text}\n→ ${JSON.stringify(answer)}`);
    }
  });

  it("leaves no place of its wording unfilled", () => {
    expect(instructions + prompt).not.toMatch(/\{mark\}|undefined/u);
  });
});

it("marks every call with another line", () => {
  const marks = Array.from({ length: 50 }, () => /=== \S+ ===/u.exec(writePrompt("T", "en").prompt)?.[0]);
  expect(new Set(marks).size).toBe(50);
});

it("asks in the language of the report", () => {
  expect(writePrompt("T", "uk").instructions).toMatch(/Ви — уважний редактор/u);
  expect(writePrompt("T", "en").instructions).toMatch(/You are a careful editor/u);
});
