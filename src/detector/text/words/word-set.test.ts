import { array, assert, constantFrom, oneof, property } from "fast-check";
import { describe, expect, it } from "vitest";
import { tokenise } from "../tokenise/tokenise.ts";
import { WordSet } from "./word-set.ts";

const wordOf = (syllables: readonly string[], last: string) =>
  array(constantFrom(...syllables), { minLength: 1, maxLength: 3 }).map((parts) => parts.join("") + last);
// Letters of two scripts within a word are read as one: no set of words has them.
const words = array(
  oneof(wordOf(["ко", "ло", "на", "м'я", "б-"], "а"), wordOf(["the", "re", "o'n", "b-"], "a")),
);

describe("a set of words", () => {
  it("has the words that it was made of, and no others", () => {
    assert(
      property(words, words, (known, read) => {
        const set = new WordSet(known);
        const tokens = tokenise(read.join(" "));
        expect(read.map((_, index) => set.has(tokens, index))).toEqual(
          read.map((word) => known.includes(word)),
        );
      }),
    );
  });

  it("knows words by their folded form, and nothing but words", () => {
    const tokens = tokenise("М’ята, ЁЖ !");
    const set = new WordSet(["м'ята", "еж", ",", ""]);
    expect([0, 1, 2, 3, 4].map((index) => set.has(tokens, index))).toEqual([true, false, true, false, false]);
  });
});
