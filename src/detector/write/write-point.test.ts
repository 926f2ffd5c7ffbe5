import { describe, expect, it } from "vitest";
import { REPORT_LANGUAGES, TECHNIQUE_IDS } from "#report/index.ts";
import { countWords, seedOf, startMemory } from "./memory.ts";
import { type PointToWrite, writePoint } from "./write-point.ts";

const LONG_TEXT = "word ".repeat(1000);

function point(more: Partial<PointToWrite>): PointToWrite {
  return { technique: "name-calling", quotes: ["parasites"], voice: "author", isWholeClause: false, ...more };
}

function statementOf(more: Partial<PointToWrite>, language: "en" | "uk" = "en", text = LONG_TEXT): string {
  return writePoint(point(more), language, startMemory(text, language)).statement;
}

function questionOf(quote: string): string | undefined {
  return writePoint(point({ quotes: [quote] }), "en", startMemory(LONG_TEXT, "en")).question;
}

/** What is asked of quotes, in Ukrainian. */
function asked(quotes: readonly string[]): string {
  const written = writePoint(point({ quotes }), "uk", startMemory(LONG_TEXT, "uk"));
  return Object.values(written).slice(1).join(" ");
}

/** The statement that begins with a noun, of those that several texts would get. */
function ledByNoun(more: Partial<PointToWrite>): string | undefined {
  const said = ["а", "аб", "абв", "абвг", "абвгґ"].map((text) =>
    statementOf({ technique: "flag-waving", ...more }, "uk", text),
  );
  return said.find((statement) => /^(?:Слово|Слова|Речення|Запитання|Емодзі) /u.test(statement));
}

describe("a point", () => {
  it("is always said alike of the same text, and otherwise of another", () => {
    const said = ["One text.", "Another text?", "One text."].map((text) => statementOf({}, "en", text));
    expect(said[2]).toBe(said[0]);
    expect(said[1]).not.toBe(said[0]);
  });

  it("is said alike whatever names stand in the text", () => {
    const said = ["Ann lied, and Bo knew.", "Bartholomew lied, and Cleopatra knew."].map((text) =>
      seedOf(text),
    );
    expect(said[1]).toBe(said[0]);
  });

  it.each(REPORT_LANGUAGES)("repeats no sentence of ours within one report (%s)", (language) => {
    const memory = startMemory("word ".repeat(9000), language);
    const said = TECHNIQUE_IDS.flatMap((technique, i) => {
      const written = writePoint(point({ technique, quotes: [`quote${i}`] }), language, memory);
      return [written.statement, written.another_reading ?? "", written.question ?? ""];
    }).filter((sentence) => sentence !== "");
    expect(new Set(said).size).toBe(said.length);
  });

  it("lists single words in one case, best in that of a subject", () => {
    const inBoth = statementOf({ quotes: ["крутієм", "брехун", "ледарів"] }, "uk");
    expect(inBoth).toContain("«брехун»");
    expect(inBoth).not.toMatch(/крутієм|ледарів/u);
    expect(statementOf({ quotes: ["жуликами", "ворами", "лжецов"] }, "uk")).toMatch(
      /«жуликами» та «ворами»/u,
    );
    expect(statementOf({ quotes: ["parasites", "thieves"] })).toMatch(/“parasites” and “thieves”/u);
  });

  it("sets no marks within marks around words that stand in marks alone", () => {
    expect(statementOf({ technique: "mockery", quotes: ["«допомога»"] }, "uk")).toContain("«допомога»");
    expect(statementOf({ technique: "mockery", quotes: ["їхня «допомога»"] }, "uk")).toContain(
      "«їхня „допомога“»",
    );
  });

  it("says whose words they are where somebody is quoted", () => {
    expect(statementOf({ voice: "quoted", speaker: "Ann Carter" })).toContain("Ann Carter");
    expect(statementOf({ voice: "quoted" }, "uk")).toMatch(/цит|чужі/u);
    expect(statementOf({ voice: "quoted", speaker: "Зеленського" }, "uk")).toMatch(/Зеленський/u);
    expect(statementOf({ voice: "quoted", speaker: "Маркова" }, "uk")).toMatch(/\(Маркова\)/u);
  });

  it("does not say that the author feels what the words sound like", () => {
    const said = ["a", "ab", "abc"].map((text) => statementOf({ technique: "anger" }, "en", text));
    expect(said.join(" ")).not.toContain("author");
  });

  it("takes up short words of the text in its question, and leaves long ones", () => {
    expect(questionOf("parasites")).toContain("“parasites”");
    expect(questionOf("the people who have lived off this town for years")).toBeUndefined();
  });

  it("asks of all the quotes that it tells, or of none", () => {
    expect(asked(["злодії", "ледарі"])).toMatch(/словами «злодії» та «ледарі»|слова «злодії» та «ледарі»/u);
    expect(asked(["злодії з міської ради", "ледарі з обласної адміністрації"])).not.toContain("злодії");
  });

  it("gives credit and feelings without a reading or a question", () => {
    const written = (["attribution", "counter-view", "hedge", "joy", "anger"] as const).map((technique) =>
      Object.keys(writePoint(point({ technique }), "en", startMemory(LONG_TEXT, "en"))),
    );
    expect(new Set(written.flat())).toEqual(new Set(["statement"]));
  });

  it("leaves out readings, then questions, when the report grows too long for its text", () => {
    const memory = startMemory("A short text of a few words.", "en");
    const points = TECHNIQUE_IDS.slice(0, 12).map((technique) =>
      writePoint(point({ technique }), "en", memory),
    );
    expect(Object.keys(points[0] ?? {})).toContain("question");
    expect(Object.keys(points.at(-1) ?? {})).toEqual(["statement"]);
  });

  it("calls a word a word, several words words and a sentence a sentence", () => {
    expect(ledByNoun({ quotes: ["родина"] })).toContain("Слово «родина» кличе");
    expect(ledByNoun({ quotes: ["наша земля"] })).toContain("Слова «наша земля» кличуть");
    expect(ledByNoun({ quotes: ["Ми одна родина."], isWholeClause: true })).toContain(
      "Речення «Ми одна родина» кличе",
    );
    expect(ledByNoun({ quotes: ["Хто, як не ми?"], isWholeClause: true })).toContain(
      "Запитання «Хто, як не ми?» кличе",
    );
    expect(ledByNoun({ quotes: ["💪"] })).toContain("Емодзі «💪» кличе");
  });

  it("is short whatever it quotes", () => {
    const long = Array.from({ length: 40 }, (_, i) => `word${i}`).join(" ");
    expect(countWords(statementOf({ quotes: [long, long, long] }))).toBeLessThan(30);
  });
});
