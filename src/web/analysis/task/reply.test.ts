import { describe, expect, it } from "vitest";
import { ERROR_MESSAGES } from "#report/index.ts";
import { parseStatus } from "./reply.ts";

const evidence = { quote: "now", start: 0, end: 3, technique: "appeal-to-time", voice: "author" };

function completed(results: object[]): unknown {
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

  it("that failed without a word is given the catalogue's words", () => {
    expect(parseStatus({ status: "failed" })).toEqual({
      status: "failed",
      error: ERROR_MESSAGES.failedOnServer,
    });
  });

  it("leaves out finding types and evidence that this screen does not know", () => {
    const known = { category_name: "Disinformation", justification: "J", evidence: [evidence, { quote: 1 }] };
    const status = parseStatus(completed([known, { category_name: "Mood", justification: "?" }]));
    expect(status).toMatchObject({
      report: {
        analysis_results: [{ category_name: "Disinformation", evidence: [evidence], another_reading: "" }],
      },
    });
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
