import { describe, expect, it } from "vitest";
import { passageOf } from "./passage.ts";
import { wrap } from "./wrap.ts";

const text =
  "It rained. The corrupt council\nhas sold our bridge, and nobody asked. Who gains? " +
  "On and on ".repeat(40) +
  "it goes.";

function passageAround(quote: string): string[] {
  const start = text.indexOf(quote);
  const { before, quote: shown, after } = passageOf(text, { start, end: start + quote.length });
  return [before, shown, after];
}

/** As if each character were one pixel wide. */
const measure = (words: string): number => words.length;

describe("The passage of an image", () => {
  it("is the sentence in which the quote stands", () => {
    expect(passageAround("sold our bridge")).toEqual([
      "The corrupt council has ",
      "sold our bridge",
      ", and nobody asked.",
    ]);
    expect(passageAround("corrupt")).toEqual([
      "The ",
      "corrupt",
      " council has sold our bridge, and nobody asked.",
    ]);
  });

  it("ends with a quote that ends its sentence", () => {
    expect(passageAround("Who gains?")).toEqual(["", "Who gains?", ""]);
  });

  it("is shortened at whole words where a sentence is long", () => {
    const [before = "", , after = ""] = passageAround("On and on On and on On");
    expect(before).toBe("");
    expect(after).toMatch(/ …$/u);
    expect(after.length).toBeLessThan(170);
  });
});

describe("The lines of an image", () => {
  it("hold every word once, in order, and are never too wide", () => {
    const runs = [
      { words: "The corrupt council " },
      { words: "sold our bridge", isMarked: true },
      { words: ", it says." },
    ];
    const lines = wrap(runs, 14, measure);
    expect(lines.map((line) => line.map(({ words }) => words).join(""))).toEqual([
      "The corrupt ",
      "council sold ",
      "our bridge, it ",
      "says.",
    ]);
    for (const line of lines) {
      const end = Math.max(...line.map(({ x, words }) => x + words.trimEnd().length));
      expect(end).toBeLessThanOrEqual(14);
    }
    expect(lines.flat().filter(({ isMarked }) => isMarked)).toHaveLength(2);
  });

  it("cut a word that is wider than a line", () => {
    expect(wrap([{ words: "a".repeat(30) }], 10, measure).length).toBeGreaterThan(2);
  });
});
