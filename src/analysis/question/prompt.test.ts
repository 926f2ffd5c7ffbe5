import { describe, expect, it } from "vitest";
import { FINDING_TYPES, REPORT_LANGUAGES, TECHNIQUE_IDS } from "#report/index.ts";
import { writePrompt } from "./prompt.ts";

describe.each(REPORT_LANGUAGES)("the question in %s", (language) => {
  const { instructions, prompt } = writePrompt("SOME TEXT", language, "=== mark ===");

  it("lists every finding type and technique with its meaning", () => {
    for (const name of [...FINDING_TYPES, ...TECHNIQUE_IDS]) expect(instructions).toContain(`${name}: `);
  });

  it("is the same for every text, and holds none of it", () => {
    expect(writePrompt("ANOTHER", language).instructions).toBe(instructions);
    expect(instructions).not.toContain("SOME TEXT");
  });

  it("has the text between two lines with the mark", () => {
    expect(prompt).toContain("\n=== mark ===\nSOME TEXT\n=== mark ===\n");
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
  expect(writePrompt("T", "uk").instructions).toMatch(/Ви допомагаєте читачеві/u);
  expect(writePrompt("T", "en").instructions).toMatch(/You help a reader/u);
});
