import { describe, expect, it } from "vitest";
import { analyseInBrowser, type BrowserAnswer, type BrowserQuestion } from "./in-browser.ts";

const TEXT =
  "The mayor has sold our market. These vultures will come for your homes next! " +
  "Everybody knows it. Stop them now, before it is too late.";

function pointOn(...quotes: string[]): string {
  const point = {
    technique: "name-calling",
    statement: "A word for scavengers is put in the place of the buyers.",
    another_reading: null,
    question: null,
    evidence: quotes.map((quote) => ({ quote, speaker: null })),
  };
  const analysis_results = [{ category_name: "Manipulative Content", points: [point] }];
  return JSON.stringify({
    overall_summary: "The post wants its readers to act against a sale.",
    analysis_results,
  });
}

/** Has a model that gives this answer read a text, and tells what it was asked. */
async function readBy(answer: BrowserAnswer, { text = TEXT, contextTokens = 9_216 } = {}) {
  const asked: BrowserQuestion[] = [];
  const ask = (question: BrowserQuestion) => {
    asked.push(question);
    return Promise.resolve(answer);
  };
  const signal = new AbortController().signal;
  return { asked, result: await analyseInBrowser({ text, language: "en" }, { contextTokens, ask }, signal) };
}

describe("A report of the model in the reader's browser", () => {
  it("holds the quotes that are in the text, drops the others and counts them", async () => {
    const { result } = await readBy({ answer: pointOn("These vultures", "these thieves") });
    expect(result).toMatchObject({
      analysed_by: { model: "browser" },
      attempts: [{ model: "browser", outcome: "answered", dropped: 1 }],
    });
    expect(result).toHaveProperty(
      "analysis_results",
      expect.arrayContaining([
        expect.objectContaining({
          points: expect.arrayContaining([
            expect.objectContaining({
              statement: "A word for scavengers is put in the place of the buyers.",
              evidence: [expect.objectContaining({ quote: "These vultures", start: 31, end: 45 })],
            }),
          ]),
        }),
      ]),
    );
    expect(JSON.stringify(result)).not.toContain("these thieves");
  });

  it("is asked for by the server's own prompt, with the schema and the language of the text", async () => {
    const { asked } = await readBy({ answer: pointOn("These vultures") });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ textLanguage: "en", schema: { type: "object" } });
    expect(asked[0]?.prompt).toContain(TEXT);
    expect(asked[0]?.instructions).not.toContain(TEXT);
  });

  it("is put together of parts where the text is longer than its context", async () => {
    const text = `${TEXT} `.repeat(30).trim();
    const { asked, result } = await readBy(
      { answer: pointOn("These vultures") },
      { text, contextTokens: 4_400 },
    );
    expect(asked.length).toBeGreaterThan(1);
    expect(result).toMatchObject({ attempts: [{ outcome: "answered" }] });
  });

  it.each([
    ["ungrounded", { answer: pointOn("these thieves") }],
    ["unreadable", { answer: "I would rather not talk about that." }],
    ["unreadable", { answer: pointOn("These vultures").slice(0, -4) }],
    ["silent", { answer: JSON.stringify({ overall_summary: "A calm text.", analysis_results: [] }) }],
    ["refused", { fault: "refused" }],
    ["unavailable", { fault: "unavailable" }],
  ] as const)("is not there, but the reason %s, where %j comes", async (reason, answer) => {
    expect((await readBy(answer)).result).toBe(reason);
  });

  it("is not asked for where the context has no room for the instructions", async () => {
    const { asked, result } = await readBy({ answer: pointOn("These vultures") }, { contextTokens: 2_048 });
    expect(asked).toEqual([]);
    expect(result).toBe("too-long");
  });
});
