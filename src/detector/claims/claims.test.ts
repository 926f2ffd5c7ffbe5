import { describe, expect, it } from "vitest";
import { findClaims } from "./claims.ts";

/** Each claim as one line: its signs, its source, its words. */
function told(text: string): string[] {
  return findClaims(text).map(({ quote, signs, source }) => {
    const from = source ? `${source.kind} «${source.quote}»` : "no source";
    return `${signs.join(" ")} | ${from} | ${quote}`;
  });
}

describe("A statement that can be checked", () => {
  it("is told by figures, times, comparisons and the acts of somebody with a name", () => {
    const text =
      "The council spent 4,300 euros on the bridge. It was opened in 1987. The valley has the highest wages in the country. " +
      "Yesterday the mayor of Lindow signed the contract. What a lovely view that was. Who paid 900 euros for it?";
    expect(told(text)).toEqual([
      "figure | no source | The council spent 4,300 euros on the bridge.",
      "time | no source | It was opened in 1987.",
      "superlative | no source | The valley has the highest wages in the country.",
      expect.stringMatching(
        /^(?:time )?act \| no source \| Yesterday the mayor of Lindow signed the contract\.$/u,
      ),
    ]);
  });

  it("has the source that its own sentence gives, with its words", () => {
    const text =
      "According to the Health Ministry, 4,300 people fell ill. Unnamed experts say that 90 percent of bridges are unsafe. " +
      "The rest is at https://example.org/report with 1,200 cases.";
    const sources = findClaims(text).map(({ source }) => source);
    expect(sources.map((source) => source?.kind)).toEqual(["named", "anonymous", "link"]);
    expect(sources[0]?.quote).toContain("Health Ministry");
    for (const source of sources) expect(text).toContain(source?.quote);
  });

  it("is told in Ukrainian and Russian", () => {
    expect(
      told("Учора міський голова Липограда підписав угоду на 4300 гривень. Це найдорожчий міст у краї."),
    ).toEqual([
      expect.stringMatching(/^figure (?:time )?act \| no source/u),
      "superlative | no source | Це найдорожчий міст у краї.",
    ]);
    expect(told("Вчера мэр Липограда подписал договор на 4300 рублей. Это крупнейший мост в крае.")).toEqual([
      expect.stringMatching(/^figure (?:time )?act \| no source/u),
      "superlative | no source | Это крупнейший мост в крае.",
    ]);
  });

  it("stands in the text where its offsets say, and is none of a recipe's", () => {
    const text =
      "  The council spent 4,300 euros.\n\nIt has 900 members, and 12 of them left in 2019.".trim();
    for (const { start, end, quote } of findClaims(text)) expect(text.slice(start, end)).toBe(quote);
    expect(findClaims(text)).toHaveLength(2);
    const recipe =
      "Ingredients:\n200 g flour\n2 eggs\n100 ml milk\n\nWhisk the eggs with the milk. Add 200 g of flour and stir. " +
      "Heat the oven to 180 °C. Bake for 25 minutes, then let it cool for 10 minutes.";
    expect(findClaims(recipe)).toEqual([]);
  });
});
