import { describe, expect, it } from "vitest";
import { linesOf, wordsOrSentencesOf } from "./annotated-units.ts";
import type { Piece } from "./prediction.ts";

const TEXT = "A vile plan. Another sentence, plain.\nEveryone knows that the vile plan must fail!";

function piece(words: string, technique: Piece["technique"], from = 0): Piece {
  const start = TEXT.indexOf(words, from);
  return { technique, start, end: start + words.length };
}

const slices = (spans: readonly { start: number; end: number }[]) =>
  spans.map(({ start, end }) => TEXT.slice(start, end));

describe("the units of annotation", () => {
  it("are whole lines for posts", () => {
    expect(slices(linesOf(TEXT, [piece("vile", "loaded-language")]))).toEqual([
      "A vile plan. Another sentence, plain.",
    ]);
  });

  it("are the words alone for a single technique of wording in an article", () => {
    expect(slices(wordsOrSentencesOf(TEXT, [piece("vile", "loaded-language")]))).toEqual(["vile"]);
  });

  it("are the sentence for an argument, and where evidence gathers", () => {
    const pieces = [
      piece("Everyone knows", "appeal-to-popularity"),
      piece("vile", "loaded-language", TEXT.indexOf("\n")),
    ];
    expect(slices(wordsOrSentencesOf(TEXT, pieces))).toEqual(["Everyone knows that the vile plan must fail"]);
  });
});
