import { describe, expect, it } from "vitest";
import { detectLanguage } from "#detector/index.ts";
import {
  pointWordings,
  profiles,
  promptWordings,
  SCRIPTS,
  techniqueNames,
  techniqueWordings,
  textSummaryWordings,
} from "#languages/index.ts";
import { FINDING_TYPES, REPORT_LANGUAGES, TECHNIQUE_IDS } from "#report/index.ts";

/** All strings in a value, with the keys that lead to each. */
function stringsIn(value: unknown, path: string): [path: string, words: string][] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsIn(inner, `${path}.${key}`));
}

/** Placeholders, code, and names that are the same in every language: what may stand in another script. */
const IN_ANY_SCRIPT = new RegExp(
  [
    String.raw`\{\w+\}`,
    "`[^`]*`",
    ...FINDING_TYPES,
    ...TECHNIQUE_IDS.toSorted((a, b) => b.length - a.length),
    "another_reading|question|statement|evidence|quote|speaker|voice|null",
    "HTML|Markdown|JSON",
  ].join("|"),
  "gu",
);

/** So many letters tell the language. */
const TELLING_LETTERS = 24;

describe.each(REPORT_LANGUAGES)("the wording in %s", (language) => {
  const { script } = profiles[language];
  const ofScript = new RegExp(String.raw`\p{Script=${script}}`, "u");
  const otherScripts = Object.keys(SCRIPTS).filter((other) => other !== script);
  const ofOthers = new RegExp(otherScripts.map((other) => String.raw`\p{Script=${other}}`).join("|"), "u");
  const wording = {
    names: techniqueNames[language],
    techniques: techniqueWordings[language],
    points: pointWordings[language],
    summary: textSummaryWordings[language],
    prompt: promptWordings[language],
  };

  it.each(stringsIn(wording, language))("is in its own script and language: %s", (_path, words) => {
    const own = words.replaceAll(/<\w+>/gu, "").replace(IN_ANY_SCRIPT, "");
    expect(own).not.toMatch(ofOthers);
    if (/\p{L}/u.test(own)) expect(own).toMatch(ofScript);
    if ((own.match(/\p{L}/gu) ?? []).length >= TELLING_LETTERS) expect(detectLanguage(own)).toBe(language);
  });
});
