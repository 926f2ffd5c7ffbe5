import { describe, expect, it } from "vitest";
import { detectLanguage } from "#detector/index.ts";
import { findingTypeOf, isAccusing, REPORT_LANGUAGES, TECHNIQUE_IDS } from "#report/index.ts";
import { readTextbook } from "./textbook.ts";

const ACCUSING = TECHNIQUE_IDS.filter((id) => isAccusing(findingTypeOf(id)));

describe.each(REPORT_LANGUAGES)("the textbook suite of %s", (language) => {
  const rows = readTextbook(language);

  it.each(ACCUSING)("has at least twelve examples of %s and as many innocent twins", (technique) => {
    const own = rows.filter((row) => row.technique === technique);
    const twins = own.filter(({ innocent }) => innocent === true);
    expect(twins.length).toBeGreaterThanOrEqual(12);
    expect(own.length - twins.length).toBeGreaterThanOrEqual(12);
  });

  it("has examples of nothing else", () => {
    expect(rows.map(({ technique }) => technique).filter((id) => !ACCUSING.includes(id))).toEqual([]);
  });

  it("has no two texts alike", () => {
    const letters = rows.map(({ text }) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""));
    expect(letters.filter((text, index) => letters.indexOf(text) !== index)).toEqual([]);
  });

  it("is in its language", () => {
    const strangers = rows.filter(({ text }) => isLong(text) && detectLanguage(text) !== language);
    expect(strangers.map(({ text }) => text)).toEqual([]);
    expect(detectLanguage(rows.map(({ text }) => text).join("\n"))).toBe(language);
  });
});

/** A language is told surely of some length on. */
function isLong(text: string): boolean {
  return text.length > 60;
}
