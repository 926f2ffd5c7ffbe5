import { describe, expect, it } from "vitest";
import { promptWordings } from "#languages/index.ts";
import { REPORT_LANGUAGES, TECHNIQUE_GROUPS, TECHNIQUE_IDS, techniquesOf } from "#report/index.ts";
import { writePrompt } from "./prompt.ts";

describe.each(REPORT_LANGUAGES)("the question in %s", (language) => {
  const { instructions, prompt } = writePrompt("SOME TEXT", language, "=== mark ===");

  it("lists every technique in its group with its meaning in a few words, and emotions by their names", () => {
    const emotions = new Set<string>(techniquesOf("Emotional Tone"));
    for (const name of TECHNIQUE_IDS)
      expect(instructions).toContain(emotions.has(name) ? `- ${name}\n` : `- ${name}: `);
    for (const group of TECHNIQUE_GROUPS)
      expect(instructions).toContain(`\n\n${promptWordings[language].groups[group]}:\n- `);
  });

  it("explains every technique by words of its own", () => {
    const meanings = Object.values(promptWordings[language].techniques).filter((meaning) => meaning !== "");
    expect(new Set(meanings).size).toBe(meanings.length);
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
    expect(examples.map(({ answer }) => answer.points.length)).toEqual([0, 2, 4]);
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
