import { describe, expect, it } from "vitest";
import { match } from "../patterns/match.ts";
import { split } from "../text/split.ts";
import { withoutUnfelt } from "./feeling-meant.ts";

/** Words of feeling in a text that are meant. */
function felt(text: string, emotion: string): string[] {
  const cut = split(text);
  return withoutUnfelt(cut, match(cut))
    .filter(({ technique }) => technique === emotion)
    .map(({ first, last }) => text.slice(cut.tokens.starts[first], cut.tokens.ends[last]));
}

describe("a word of feeling", () => {
  it.each([
    ["The noise was terrifying.", "fear"],
    ["Ми пишаємося вами.", "pride"],
    ["Это просто мерзость, ребята.", "disgust"],
  ])("is meant in %j", (text, emotion) => {
    expect(felt(text, emotion)).not.toEqual([]);
  });

  it.each([
    ["The noise was not terrifying.", "fear"],
    ["If the answer is shameful, ask again.", "anger"],
    ["Ми не пишаємося цим.", "pride"],
    ["Хіба це ганьба?", "anger"],
    ["Это вовсе не мерзость, ребята.", "disgust"],
  ])("is not meant where it is denied or only supposed: %j", (text, emotion) => {
    expect(felt(text, emotion)).toEqual([]);
  });

  it("may be a name", () => {
    expect(felt("The mayor thanked Jubilant on Monday.", "joy")).toEqual([]);
    expect(felt("The crowd was jubilant on Monday.", "joy")).toEqual(["jubilant"]);
  });
});
