import { describe, expect, it } from "vitest";
import type { KindOfText } from "#report/index.ts";
import { words } from "../../../test/kit/candidates.ts";
import type { Candidate } from "./candidates.ts";
import { selectCredits } from "./credits.ts";
import type { SelectedPoint } from "./points.ts";

const weak = { strength: "weak" } as const;
const blame = (at: Candidate): SelectedPoint => ({ technique: "doubt", weight: 2, candidates: [at] });

function creditsOf(
  candidates: readonly Candidate[],
  kind: KindOfText = "news",
  accusing: SelectedPoint[] = [],
  isOffering = false,
) {
  const credits = selectCredits({ text: "", candidates, accusing, kind, isOffering });
  return credits.map(({ technique }) => technique);
}

describe("a credit", () => {
  it("is given for a named source in news, not in a story", () => {
    expect(creditsOf([words("attribution", 1)])).toEqual(["attribution"]);
    expect(creditsOf([words("attribution", 1), words("attribution", 2)], "story")).toEqual([]);
  });

  it("is not given for words that are held against the text", () => {
    const said = words("attribution", 1);
    expect(creditsOf([said], "news", [blame(said)])).toEqual([]);
    expect(creditsOf([said], "news", [blame(words("doubt", 4))])).toEqual(["attribution"]);
  });

  it("is given for a mere 'may' in a paper alone, and not where that is accused", () => {
    const maybe = [1, 2, 3].map((at) => words("hedge", at, weak));
    expect(creditsOf(maybe, "paper")).toEqual(["hedge"]);
    expect(creditsOf(maybe, "news")).toEqual([]);
    expect(creditsOf(maybe, "paper", [blame(words("doubt", 9))])).toEqual([]);
  });

  it("is not given for a name to whoever sells", () => {
    const said = words("attribution", 1);
    expect(creditsOf([said], "news", [], true)).toEqual([]);
    expect(creditsOf([said], "news")).toEqual(["attribution"]);
  });

  it("is not given for a name or a figure to whoever promises cures", () => {
    const promise: SelectedPoint = { ...blame(words("sales-promise", 4)), technique: "sales-promise" };
    expect(creditsOf([words("attribution", 1)], "news", [promise])).toEqual([]);
    expect(creditsOf([words("figures-with-source", 1)], "opinion", [promise])).toEqual([]);
  });

  it("shows one speaker once", () => {
    const text =
      "The bridge is shut, said Ada Finch. “It will open in May,” Finch said. So says Max Pike too.";
    const at = (quote: string) => ({ start: text.indexOf(quote), end: text.indexOf(quote) + quote.length });
    const candidates = ["said Ada Finch", "Finch said", "says Max Pike"].map((quote, number) =>
      words("attribution", number, { core: at(quote), said: quote.toLowerCase() }),
    );
    const credits = selectCredits({ text, candidates, accusing: [], kind: "news", isOffering: false });
    const shown = credits.flatMap((credit) => credit.candidates.map(({ said }) => said));
    expect(shown).toEqual(["said ada finch", "says max pike"]);
  });

  it("is not given for what somebody quoted says", () => {
    expect(creditsOf([words("counter-view", 1, { voice: "quoted" })])).toEqual([]);
  });
});
