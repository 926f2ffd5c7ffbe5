import { describe, expect, it } from "vitest";
import { read } from "../read.ts";

function quotesOf(text: string): string[] {
  return read(text, "en").analysis_results.flatMap(({ points }) =>
    points.flatMap(({ evidence }) => evidence.map(({ quote }) => quote)),
  );
}

function statementsOf(text: string): string {
  return read(text, "en")
    .analysis_results.flatMap(({ points }) => points.map(({ statement }) => statement))
    .join(" ");
}

describe("a quote", () => {
  it("of an item in a list ends before the next one's number", () => {
    const quotes = quotesOf(
      "Only three things explain the sale of the old pier to strangers: (1) blind habit, (2) political expediency and/or (3) a love of cars.",
    );
    expect(quotes).toContain("political expediency");
  });

  it("of a choice holds both its ways", () => {
    const choice =
      "Either we mend the old dam now, or our town will stand under water for the rest of the winter";
    expect(quotesOf(`${choice}.`)).toContain(choice);
  });

  it("keeps the “not” without which it would say the opposite", () => {
    const statements = statementsOf("Mend the dam not later but now, because later may be too late.");
    expect(statements).toContain("not later but now");
  });

  it.each([
    ["Сусіди чули дебільного співака цілу ніч.", "дебільного співака"],
    ["Соседи видели циничные обещания каждый день.", "циничные обещания"],
  ])("gives an inflected adjective with its noun: %j", (text, quote) => {
    expect(quotesOf(text)).toContain(quote);
  });

  it("does not go on from a surname to the next word", () => {
    expect(quotesOf("Режим Калиновского официально открыл новый рынок.")).toContain("Режим Калиновского");
  });

  it("of the other side says whose it is", () => {
    const text =
      "The ferry was late on Monday, the union said. The harbour master denied it had left early, and the police found no fault.";
    expect(quotesOf(text).some((quote) => quote.startsWith("The harbour master denied"))).toBe(true);
  });

  it("does not stop at “the” before words in marks", () => {
    expect(quotesOf("For years we have been fed lies about the “reform” of the port.")).toContain("lies");
    const quotes = quotesOf("It was a war against the dark forces of the “port” and the mill.");
    expect(quotes).toContain("war against the dark forces");
  });

  it("goes on from an adjective to its noun", () => {
    expect(
      statementsOf("It was a plan cooked up behind closed doors by people who hate this town."),
    ).toContain("cooked up behind closed doors");
  });

  it("of a long clause is cut where another begins, not before an article or within a phrase", () => {
    const [quote] = quotesOf(
      "Nobody here will ever forget the day they cooked up behind closed doors a plan to sell the old library and the park to a bank because they needed the money for a golf course by the sea.",
    );
    expect(quote).toMatch(/ (?:plan|library|park|bank)$/u);
  });

  it("in a sentence of ours goes on to the end of its phrase", () => {
    const text =
      "In this town Ada Finch was banned from the square where she has sold fish since 1991 for the crime of telling the truth.";
    expect(statementsOf(text)).toContain("for the crime of telling the truth");
  });

  it("does not begin with a word that joins it to what is not shown", () => {
    expect(
      quotesOf(
        "The trams that bring our children to school are late again this week, and the council does not want you to know this.",
      ),
    ).toEqual(["the council does not want you to know this"]);
  });
});
