import { assert, integer, property, tuple } from "fast-check";
import { describe, expect, it } from "vitest";
import { type Move, moved, wholeWords, wordsOf } from "./selection.ts";

const TEXT = "Don’t wait, well-read friend: act now!";
const ALL = { start: 0, end: TEXT.length };
const place = integer({ min: 0, max: TEXT.length });

function spanOf(words: string) {
  const start = TEXT.indexOf(words);
  return { start, end: start + words.length };
}

function wordsIn(span: { readonly start: number; readonly end: number } | undefined): string | undefined {
  return span && TEXT.slice(span.start, span.end);
}

describe("A selection", () => {
  it("is widened to whole words, with what is joined in them, and loses blanks at its ends", () => {
    expect(wordsIn(wholeWords(TEXT, spanOf("n’t wai")))).toBe("Don’t wait");
    expect(wordsIn(wholeWords(TEXT, spanOf(" well-re")))).toBe("well-read");
    expect(wordsIn(wholeWords(TEXT, spanOf(" friend: ")))).toBe("friend:");
  });

  it("without a letter or digit is none", () => {
    expect(wholeWords(TEXT, spanOf(": "))).toBeUndefined();
    expect(wholeWords(TEXT, { start: 3, end: 3 })).toBeDefined();
    expect(wholeWords(TEXT, { start: TEXT.length, end: TEXT.length })).toBeUndefined();
  });

  it("never cuts a word, wherever it begins and ends", () => {
    assert(
      property(tuple(place, place), ([a, b]) => {
        const span = wholeWords(TEXT, { start: Math.min(a, b), end: Math.max(a, b) });
        if (!span) return;
        expect(TEXT.slice(span.start - 1, span.start + 1)).not.toMatch(/^[\p{L}’-]{2}$/u);
        expect(TEXT.slice(span.end - 1, span.end + 1)).not.toMatch(/^[\p{L}’-]{2}$/u);
      }),
    );
  });
});

function move(words: string, edge: Move["edge"], by: Move["by"]): string | undefined {
  return wordsIn(moved(TEXT, ALL, spanOf(words), { edge, by }));
}

describe("An end of a passage", () => {
  it("moves by a word in either direction", () => {
    expect(move("well-read", "first", -1)).toBe("wait, well-read");
    expect(move("well-read friend:", "first", 1)).toBe("friend:");
    expect(move("well-read", "last", 1)).toBe("well-read friend:");
    expect(move("well-read friend:", "last", -1)).toBe("well-read");
  });

  it("moves neither beyond its paragraph nor past the other end", () => {
    expect(move("Don’t wait,", "first", -1)).toBeUndefined();
    expect(move("now!", "last", 1)).toBeUndefined();
    expect(move("well-read", "first", 1)).toBeUndefined();
    expect(move("well-read", "last", -1)).toBeUndefined();
  });

  it("stands at a word of the paragraph again, whatever was selected", () => {
    expect(wordsOf(TEXT, ALL).map(wordsIn)).toEqual(TEXT.split(" "));
  });
});
