import { describe, expect, it } from "vitest";
import { likelyLanguages } from "./likely-languages.ts";

describe("The languages that a text may be in", () => {
  it.each([
    ["The market is sold.", ["en"]],
    ["Ринок продано, і ніхто не спитав.", ["uk"]],
    ["Рынок продан, и никто не спросил.", ["ru"]],
    ["Рада", ["uk", "ru"]],
    ["Наш ринок продано через Facebook, а їм байдуже.", ["uk"]],
    ["2026 — 11!", []],
    ["", []],
  ])("are told of %j by its letters", (text, languages) => {
    expect(likelyLanguages(text)).toEqual(languages);
  });
});
