import { describe, expect, it } from "vitest";
import {
  ATTEMPT_OUTCOMES,
  ERROR_MESSAGES,
  FINDING_TYPES,
  NOTICE_KINDS,
  type Report,
  reportSchema,
  TECHNIQUE_IDS,
  VOICES,
} from "#report/index.ts";
import { parseStatus } from "./reply.ts";

const evidence = { quote: "now", start: 0, end: 3, voice: "author" };
const point = { technique: "appeal-to-time", statement: "It hurries.", evidence: [evidence] };

function readWithKind(text_kind: unknown) {
  return parseStatus({ status: "completed", data: { analysis_results: [], text_kind } });
}

function completed(results: unknown[]): unknown {
  return { status: "completed", data: { overall_summary: "S", analysis_results: results } };
}

describe("A status reply", () => {
  it("with a status that is not known means that the task is pending", () => {
    expect(parseStatus({ status: "simmering" })).toMatchObject({ status: "pending" });
    expect(parseStatus({ status: "completed" })).toMatchObject({ status: "pending" });
    expect(parseStatus({ status: "pending", stage: "queued", ahead: 3 })).toMatchObject({
      stage: "queued",
      ahead: 3,
    });
  });

  it("may bring a first reading while a model is asked", () => {
    const data = { overall_summary: "S", analysis_results: [], analysed_by: { model: "embedded" } };
    const pending = { status: "pending", stage: "analysing" };
    expect(parseStatus({ ...pending, first_reading: data })).toMatchObject({
      status: "pending",
      firstReading: { overall_summary: "S", analysed_by: { model: "embedded" } },
    });
    expect(parseStatus(pending)).not.toHaveProperty("firstReading");
  });

  it("that failed without a word is given the catalogue's words", () => {
    expect(parseStatus({ status: "failed" })).toEqual({
      status: "failed",
      error: ERROR_MESSAGES.failedOnServer,
    });
  });

  it("leaves out finding types, points and evidence that this screen does not know", () => {
    const points = [
      { ...point, evidence: [evidence, { quote: 1 }] },
      { ...point, technique: "telepathy" },
    ];
    const known = { category_name: "Disinformation", justification: "J", points };
    const status = parseStatus(completed([known, { category_name: "Mood", justification: "?" }]));
    expect(status).toMatchObject({
      report: { analysis_results: [{ category_name: "Disinformation", points: [point] }] },
    });
  });

  it.each([
    ["without points, as an older server sends it", { justification: "J", evidence: [evidence] }, []],
    ["whose justification is null", { justification: null, points: [point] }, [point]],
    [
      "whose reading is null",
      { justification: "J", points: [{ ...point, another_reading: null, question: null }] },
      [point],
    ],
    ["whose points are no list", { justification: "J", points: "none" }, []],
  ])("keeps the whole report where it holds an observation %s", (_case, words, points) => {
    const other = { category_name: "Emotional Tone", justification: "T", points: [] };
    const status = parseStatus(completed([{ category_name: "Disinformation", ...words }, other, null]));
    expect(status).toMatchObject({
      report: {
        overall_summary: "S",
        analysis_results: [{ category_name: "Disinformation", points }, other],
      },
    });
  });

  it("says the kind of text where it is one that this screen knows", () => {
    expect(readWithKind({ kind: "news", is_sure: false })).toMatchObject({
      report: { text_kind: { kind: "news", is_sure: false } },
    });
    expect(readWithKind({ kind: "haiku", is_sure: true })).not.toHaveProperty("report.text_kind");
    expect(readWithKind(null)).not.toHaveProperty("report.text_kind");
  });

  it("tells the language of the text, which a server of before does not", () => {
    const data = { overall_summary: "S", analysis_results: [] };
    expect(parseStatus({ status: "completed", data: { ...data, text_language: "ru" } })).toMatchObject({
      report: { text_language: "ru" },
    });
    expect(parseStatus(completed([]))).toMatchObject({ report: { text_language: "en" } });
  });

  it("that cannot be read is told as what it is", () => {
    expect(() => parseStatus(undefined)).toThrow(ERROR_MESSAGES.network);
    expect(() => parseStatus({ status: "completed", data: { analysis_results: 5 } })).toThrow(
      ERROR_MESSAGES.failedOnServer,
    );
  });
});

describe("A report of this version", () => {
  it("is read as it is, whatever the schema lets it hold", () => {
    const report: Report = {
      overall_summary: "S",
      text_language: "uk",
      analysis_results: FINDING_TYPES.map((category_name) => ({
        category_name,
        justification: "J",
        points: TECHNIQUE_IDS.map((technique) => ({
          technique,
          statement: "Said.",
          another_reading: "R",
          question: "Q",
          evidence: VOICES.map((voice) => ({ quote: "now", start: 0, end: 3, voice, speaker: "Ada Finch" })),
        })),
      })),
      text_kind: { kind: "news", is_sure: true },
      notices: NOTICE_KINDS.map((kind) => ({ kind, start: 0, end: 3 })),
      analysed_by: { model: "embedded", version: "1" },
      attempts: ATTEMPT_OUTCOMES.map((outcome) => ({ model: "m", outcome, dropped: 2 })),
    };
    expect(reportSchema.parse(report)).toEqual(report);
    expect(parseStatus({ status: "completed", data: report })).toEqual({ status: "completed", report });
  });
});
