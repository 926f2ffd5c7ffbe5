import { describe, expect, it } from "vitest";
import type { Evidence } from "#report/index.ts";
import { quotesOf } from "./quotes.ts";

const greed: Evidence = { quote: "greed", start: 0, end: 5, voice: "author" };

describe("What a point quotes", () => {
  it("names words that return once, with every place, and apart for each voice and speaker", () => {
    const quoted: Evidence = { ...greed, start: 40, end: 45, voice: "quoted" };
    const evidence = [greed, quoted, { ...greed, start: 20, end: 25 }, { ...quoted, speaker: "Ada Finch" }];
    expect(quotesOf({ evidence })).toEqual([
      { quote: "greed", voice: "author", speaker: undefined, places: [0, 2] },
      { quote: "greed", voice: "quoted", speaker: undefined, places: [1] },
      { quote: "greed", voice: "quoted", speaker: "Ada Finch", places: [3] },
    ]);
  });
});
