import { describe, expect, it } from "vitest";
import type { Report } from "#report/index.ts";
import { kindSentence, whoRead } from "./sentences.ts";

const report: Report = {
  overall_summary: "",
  text_language: "en",
  analysis_results: [],
  notices: [],
  analysed_by: { model: "embedded", version: "1.0.0" },
  attempts: [
    { model: "gemma", outcome: "busy" },
    { model: "local", outcome: "ungrounded", dropped: 3 },
    { model: "embedded", outcome: "answered" },
  ],
};

describe("The sentence on who read the text", () => {
  it("names the model, and why each other was passed over", () => {
    expect(whoRead(report, "en")).toBe(
      "Read by the embedded analyser, version 1.0.0. Asked before: gemma was at capacity; local quoted words that are not in the text.",
    );
  });

  it("says of the browser's own model that nothing was sent", () => {
    const analysed_by = { model: "browser", version: "" };
    expect(
      whoRead({ ...report, analysed_by, attempts: [{ model: "browser", outcome: "answered" }] }, "en"),
    ).toBe("Read by the model in this browser. For this report nothing was sent.");
  });

  it("is left out where the report does not say", () => {
    expect(whoRead({ ...report, analysed_by: { model: "", version: "" } }, "en")).toBe("");
  });
});

describe("The kind of text", () => {
  it.each([
    ["en", "opinion", true, "Read as: an opinion piece"],
    ["en", "news", false, ""],
    ["en", "satire", true, "Read as: perhaps satire"],
    ["uk", "appeal", true, "Вид тексту: звернення"],
    ["en", "other", true, ""],
  ] as const)("is said in %s in plain words: %s, sure: %s", (language, kind, is_sure, words) => {
    expect(kindSentence({ text_kind: { kind, is_sure } }, language)).toBe(words);
  });

  it("is not said twice where the summary begins with it", () => {
    const text_kind = { kind: "opinion", is_sure: true } as const;
    expect(kindSentence({ text_kind, overall_summary: "An opinion piece. It persuades." }, "en")).toBe("");
  });
});
