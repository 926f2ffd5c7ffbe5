import { describe, expect, it } from "vitest";
import { partsOf } from "./parts.ts";

describe("The parts of a text", () => {
  it("are one where it is short enough", () => {
    expect(partsOf(" One. Two. ", 20)).toEqual(["One. Two."]);
  });

  it("are cut between paragraphs first, then between sentences, then between words", () => {
    expect(partsOf("One two three.\n\nFour five. Six.", 20)).toEqual(["One two three.", "Four five. Six."]);
    expect(partsOf("One two three. Four five six.", 20)).toEqual(["One two three.", "Four five six."]);
    expect(partsOf("one two three four five six", 20)).toEqual(["one two three four", "five six"]);
    expect(partsOf("x".repeat(45), 20).map((part) => part.length)).toEqual([20, 20, 5]);
  });

  it("hold every word of it, none longer than allowed", () => {
    const text = "A word and another one, and more of them.\nAnd a line. ".repeat(900);
    const parts = partsOf(text);
    expect(Math.max(...parts.map((part) => part.length))).toBeLessThanOrEqual(15_000);
    expect(parts.join(" ").split(/\s+/u)).toEqual(text.trim().split(/\s+/u));
  });
});
