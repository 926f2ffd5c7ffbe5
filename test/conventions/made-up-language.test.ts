import { MockLanguageModelV4 } from "ai/test";
import { describe, expect, it, vi } from "vitest";
import { createCascade } from "#analysis/index.ts";
import { read } from "#detector/index.ts";
import type * as Languages from "#languages/index.ts";
import { promptWordings } from "#languages/index.ts";
import { analysisRequestSchema, reportSchema } from "#report/index.ts";
import type * as Lists from "#report/languages.ts";
import { forEachLanguage, TEXT_LANGUAGES } from "#report/languages.ts";
import type { Draft, Model } from "../../src/analysis/model.ts";
import { languageModel } from "../../src/analysis/models/language-model.ts";
import { MADE_UP, type MadeUpLanguage } from "../kit/made-up-languages.ts";

// What the recipes of CONTRIBUTING.md say, done to the tables in memory: the list, the folder's tables.
vi.mock("#report/languages.ts", async (importOriginal) => {
  const { withMadeUp } = await import("../kit/made-up-languages.ts");
  const lists = await importOriginal<typeof Lists>();
  return {
    ...lists,
    REPORT_LANGUAGES: withMadeUp(lists.REPORT_LANGUAGES),
    TEXT_LANGUAGES: withMadeUp(lists.TEXT_LANGUAGES),
    LANGUAGES: withMadeUp(lists.LANGUAGES),
  };
});
vi.mock("#languages/index.ts", async (importOriginal) => {
  const { tablesWithMadeUp } = await import("../kit/made-up-languages.ts");
  return tablesWithMadeUp(await importOriginal<typeof Languages>());
});

const TEXT = [
  "The council met on Monday, and its plan is a shameless scheme of greedy crooks.",
  "Experts say that everyone knows the truth. If we do not act now, our town will die.",
  "“The stalls will move back,” said Dr. Tom Berrow, who does not agree with that.",
].join(" ");

const techniquesIn = (text: string) =>
  read(text, "en").unwritten.points.map(({ technique, evidence }) => `${technique}, ${evidence[0].voice}`);

const DRAFT: Draft = {
  overall_summary: "A short notice that turns into an appeal to its readers halfway through.",
  analysis_results: [
    {
      category_name: "Manipulative Content",
      points: [
        {
          technique: "appeal-to-fear",
          statement: "These words press the readers to decide before they have seen a reason for it.",
          another_reading: "The writer may simply care about the town and its people.",
          question: "What would a good reason for this look like?",
          evidence: [{ quote: "our town will die" }],
        },
      ],
    },
  ],
};

const asked: string[] = [];

/** A language model that answers every question alike. What it was asked is kept in `asked`. */
function modelThatSays(draft: Draft): Model {
  const connected = new MockLanguageModelV4({
    doGenerate: ({ prompt }) => {
      asked.push(JSON.stringify(prompt));
      return Promise.resolve({
        content: [{ type: "text", text: JSON.stringify(draft) }],
        finishReason: { unified: "stop", raw: "stop" },
        usage: {
          inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
          outputTokens: { total: 1, text: 1, reasoning: 0 },
        },
        warnings: [],
      });
    },
  });
  const limits = forEachLanguage(TEXT_LANGUAGES, () => 100_000);
  return languageModel(
    { id: "said", model: "said", contextTokens: 100_000, limits, maxOutputTokens: 1_000 },
    connected,
  );
}

function inLanguage({ write }: MadeUpLanguage, { overall_summary, analysis_results }: Draft): Draft {
  return {
    overall_summary: write(overall_summary ?? ""),
    analysis_results: analysis_results.map(({ category_name, points }) => ({
      category_name,
      points: points.map(({ technique, statement, another_reading, question, evidence }) => ({
        technique,
        statement: write(statement ?? ""),
        another_reading: write(another_reading ?? ""),
        question: write(question ?? ""),
        evidence: evidence.map(({ quote }) => ({ quote: write(quote) })),
      })),
    })),
  };
}

function analyse(model: Model, { id, write }: MadeUpLanguage) {
  const cascade = createCascade({ models: [model] });
  return cascade({ text: write(TEXT), language: id }, new AbortController().signal);
}

describe.each(Object.entries(MADE_UP))("a made-up language in %s letters", (_name, language) => {
  const { id, write } = language;

  it("is recognised in a text, sentence for sentence", () => {
    expect(read(write(TEXT), "en").textLanguage).toBe(id);
    expect(read(TEXT, "en").textLanguage).toBe("en");
  });

  it("is read by its own rules, which find what those of English find", () => {
    expect(techniquesIn(TEXT).length).toBeGreaterThan(2);
    expect(techniquesIn(write(TEXT))).toEqual(techniquesIn(TEXT));
  });

  it("is what a report is written in", () => {
    const { analysis_results, overall_summary } = read(write(TEXT), id);
    const prose = [overall_summary, ...analysis_results.map(({ justification }) => justification)];
    expect(prose.length).toBeGreaterThan(2);
    // What has letters of English left changes when it is written once more.
    expect(prose.map((sentence) => write(sentence))).toEqual(prose);
  });

  it("is taken at the door, and its report is of the shape that travels", async () => {
    expect(analysisRequestSchema.safeParse({ text: write(TEXT), language: id }).success).toBe(true);
    const report = await analyse(modelThatSays(inLanguage(language, DRAFT)), language);
    expect(reportSchema.safeParse(report).error).toBeUndefined();
  });

  it("is accepted as the language of a model's answer", async () => {
    const report = await analyse(modelThatSays(inLanguage(language, DRAFT)), language);
    expect(report.attempts.map(({ outcome }) => outcome)).toEqual(["answered"]);
    expect(report.overall_summary).toBe(write(DRAFT.overall_summary ?? ""));
    expect(asked.at(-1)).toContain(promptWordings[id].role);
  });

  it("is missed in an answer that is in English", async () => {
    const evidence = inLanguage(language, DRAFT).analysis_results[0]?.points[0]?.evidence ?? [];
    const english = {
      ...DRAFT,
      analysis_results: DRAFT.analysis_results.map(({ category_name, points }) => ({
        category_name,
        points: points.map((point) => ({ ...point, evidence })),
      })),
    };
    const report = await analyse(modelThatSays(english), language);
    expect(report.attempts[0]?.outcome).toBe("unreadable");
  });
});
