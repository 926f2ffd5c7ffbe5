import { describe, expect, it } from "vitest";
import { rules } from "#languages/index.ts";
import { REPORT_LANGUAGES, TECHNIQUE_IDS, TEXT_LANGUAGES } from "#report/index.ts";
import { ruleSources } from "./rule-sources.ts";
import { techniqueExamples } from "./techniques.ts";

/** The pages of techniques show examples, and so sources, in the languages of reports that texts are read in. */
const shown = TEXT_LANGUAGES.filter((language) => REPORT_LANGUAGES.some((each) => each === language));
const sources = new Set(shown.flatMap((language) => rules[language].map(({ source }) => source)));

describe("A Ukrainian page of a technique", () => {
  it("has words for every source of a rule", () => {
    expect([...sources].filter((source) => ruleSources[source] === undefined)).toEqual([]);
  });

  it("has no words left over from a source that is gone", () => {
    expect(Object.keys(ruleSources).filter((source) => !sources.has(source))).toEqual([]);
  });

  it("has Ukrainian examples, of its rules or of its own", () => {
    const ruled = new Set(rules.uk.map(({ technique }) => technique));
    const ofItsOwn = TECHNIQUE_IDS.filter((id) => techniqueExamples[id] !== undefined);
    expect(ofItsOwn).toEqual(TECHNIQUE_IDS.filter((id) => !ruled.has(id)));
  });
});
