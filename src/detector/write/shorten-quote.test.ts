import { describe, expect, it } from "vitest";
import { frames } from "#languages/index.ts";
import { listQuotes, shortenQuote } from "./shorten-quote.ts";

describe("a quote in prose", () => {
  it("keeps its inner marks, as marks within ours", () => {
    expect(shortenQuote('Their "experts" agree', frames.en)).toBe("Their ‘experts’ agree");
    expect(listQuotes([shortenQuote("Чергова «зрада»?", frames.uk)], frames.uk)).toBe("«Чергова „зрада“?»");
  });

  it("is cut at a pause or where a phrase begins, with an ellipsis at the end alone", () => {
    const atPause =
      "They took the mill, the ferry and the old school, and nobody in this valley dared to ask why";
    expect(shortenQuote(atPause, frames.en)).toBe("They took the mill, the ferry and the old school…");
    const atPhrase = "Every family that moved here since the spring paid twice for the same water";
    expect(shortenQuote(atPhrase, frames.en)).toBe(
      "Every family that moved here since the spring paid twice…",
    );
  });

  it("closes an inner mark that the cut left open", () => {
    const quote =
      "The mayor called it “a long and happy story of all our neighbours and their many children”";
    expect(shortenQuote(quote, frames.en)).toMatch(/‘[^’]*’…$/u);
  });

  it("leaves out a mark whose other one is lost, and does not turn the rest round", () => {
    expect(shortenQuote("Світоч” завжди писав про «нашу» школу", frames.uk)).toBe(
      "Світоч завжди писав про „нашу“ школу",
    );
    expect(shortenQuote('Світоч" завжди писав про "нашу" школу', frames.uk)).toBe(
      "Світоч завжди писав про „нашу“ школу",
    );
    expect(shortenQuote("Загін ремонтників «» повернувся", frames.uk)).not.toContain("„“");
  });

  it("is not cut between a Slavic adjective and its noun", () => {
    const quote =
      "Наші сусіди пишаються вже третій рік поспіль новими дорогами довгого широкого старого мосту річки Сула";
    expect(shortenQuote(quote, frames.uk)).not.toMatch(/(?:ого|ою)…$/u);
  });

  it("is not cut behind an abbreviation, which waits for its name", () => {
    const quote =
      "Ремонтники перекрили воду на розі трьох вулиць і на вул. Березовій до самого вечора наступного дня";
    expect(shortenQuote(quote, frames.uk)).not.toMatch(/вул…$/u);
    expect(shortenQuote(quote.replace("вулиць і на", "вулиць на"), frames.uk)).not.toMatch(/вул…$/u);
  });

  it("is not cut within brackets", () => {
    const quote =
      "Рада ухвалила новий план вулиці (той самий, про який місяцями сперечалися всі сусіди й гості)";
    expect(shortenQuote(quote, frames.uk)).toBe("Рада ухвалила новий план вулиці…");
  });

  it("loses the pause at its end, not its question mark", () => {
    expect(shortenQuote("we waited,", frames.en)).toBe("we waited");
    expect(shortenQuote("Who paid?", frames.en)).toBe("Who paid?");
    expect(shortenQuote("we waited\n, and then\n!", frames.en)).toBe("we waited, and then!");
  });
});
