import { describe, expect, it } from "vitest";
import { LEARNED_TECHNIQUES, learned } from "#languages/index.ts";
import { TEXT_LANGUAGES } from "#report/index.ts";
import { corpusOf, fingerprintOf } from "./corpus.ts";

/** Fewer examples of a technique than this teach words, not forms. */
const FEWEST_EXAMPLES = 20;

describe.each(TEXT_LANGUAGES)("The corpus of %s", (language) => {
  const corpus = corpusOf(language);

  it("says of no text that it shows something and is plain", () => {
    const plain = new Set(corpus.flatMap(({ technique, text }) => (technique === undefined ? [text] : [])));
    const both = corpus.filter(({ technique, text }) => technique !== undefined && plain.has(text));
    expect(both).toEqual([]);
  });

  it("has enough examples of each technique that it teaches, and more plain texts than examples", () => {
    const counts = Map.groupBy(corpus, ({ technique }) => technique);
    const few = [...counts]
      .filter(([, texts]) => texts.length < FEWEST_EXAMPLES)
      .map(([technique]) => technique);
    expect(few).toEqual([]);
    expect([...counts.keys()].filter((technique) => technique !== undefined).toSorted()).toEqual(
      LEARNED_TECHNIQUES.toSorted(),
    );
    expect(counts.get(undefined)?.length).toBeGreaterThan(corpus.length / 2);
  });

  it("is the one that the weights were learned from: else run `npm run train`", () => {
    expect(learned[language]?.weights.corpus).toBe(fingerprintOf(language));
  });
});
