import { describe, expect, it } from "vitest";
import type { QuotedWords } from "#export/index.ts";
import { linkQuotes } from "./linked-statement.ts";

const MARKS = ["“", "”"] as const;
const quoted = (quote: string): QuotedWords => ({ quote, voice: "author", speaker: undefined, places: [0] });
const linked = (statement: string, quotes: string[]) =>
  linkQuotes(statement, quotes.map(quoted), MARKS).flatMap(({ words, quote }) =>
    quote ? [[words, quote.quote]] : [],
  );

describe("A statement", () => {
  it("links the quotes that it names, whole or shortened, and stays the same to the letter", () => {
    const statement = "Here “greed” and “it is as simple…” close the matter.";
    const quotes = ["it is as simple as that", "greed"];
    expect(linked(statement, quotes)).toEqual([
      ["“greed”", "greed"],
      ["“it is as simple…”", "it is as simple as that"],
    ]);
    const parts = linkQuotes(statement, quotes.map(quoted), MARKS);
    expect(parts.map(({ words }) => words).join("")).toBe(statement);
  });

  it("links each quote once, and no words that are not a quote", () => {
    expect(linked("“greed”, once more “greed”, and “lies”.", ["greed"])).toEqual([["“greed”", "greed"]]);
  });

  it("reads a quote over a line break as the same words", () => {
    expect(linked("So “corrupt greed” it is.", ["corrupt\ngreed"])).toHaveLength(1);
  });

  it("is plain words where a quotation mark is never closed or encloses nothing", () => {
    expect(linked("An open “mark", ["mark"])).toEqual([]);
    expect(linked("Nothing “” here", ["mark"])).toEqual([]);
  });
});
