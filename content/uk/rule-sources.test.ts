import { expect, it } from "vitest";
import { rules } from "#languages/index.ts";
import { REPORT_LANGUAGES, TEXT_LANGUAGES } from "#report/index.ts";
import { ruleSources } from "./rule-sources.ts";

/** The pages of techniques show examples, and so sources, in the languages of reports that texts are read in. */
const shown = TEXT_LANGUAGES.filter((language) => REPORT_LANGUAGES.some((each) => each === language));
const sources = new Set(shown.flatMap((language) => rules[language].map(({ source }) => source)));

it("Every source of a rule that a page shows has Ukrainian words", () => {
  expect([...sources].filter((source) => ruleSources[source] === undefined)).toEqual([]);
});

it("No Ukrainian words are left over from a source that is gone", () => {
  expect(Object.keys(ruleSources).filter((source) => !sources.has(source))).toEqual([]);
});
