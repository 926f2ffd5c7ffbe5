import { describe, expect, it } from "vitest";
import { LINK_MESSAGES, MAX_TEXT_CHARACTERS, type Report } from "#report/index.ts";
import { randomNumbers } from "../../../../test/kit/random-numbers.ts";
import type { AnalysisEvent } from "../task/state.ts";
import { INITIAL_STATE } from "../task/state.ts";
import { MAX_FRAGMENT_CHARACTERS, readFragment, writeFragment } from "./link.ts";
import { openLink } from "./open-link.ts";
import { deflate, toBase64Url } from "./packing.ts";

const text = "They lie, all of them.";
const report: Report = {
  overall_summary: "It accuses.",
  text_language: "en",
  analysis_results: [
    {
      category_name: "Disinformation",
      justification: "They lie.",
      points: [
        {
          technique: "doubt",
          statement: "It doubts.",
          evidence: [{ quote: "They lie", start: 0, end: 8, voice: "author" }],
        },
      ],
    },
  ],
  notices: [],
  analysed_by: { model: "embedded", version: "1" },
  attempts: [],
};
const result = { text, language: "en", report } as const;

async function fragmentOf(payload: unknown): Promise<string> {
  return `#shared=1.${toBase64Url(await deflate(typeof payload === "string" ? payload : JSON.stringify(payload)))}`;
}

/** What happens on opening a good link where `typed` stands in the form. */
async function eventsFor(typed: string): Promise<string[]> {
  const told: AnalysisEvent[] = [];
  const state = { ...INITIAL_STATE, text: typed };
  await openLink(await fragmentOf(result), { state, tell: (event) => told.push(event) });
  return told.map(({ type }) => type);
}

describe("A link that holds a report", () => {
  it("is not made where it would be longer than may be opened", async () => {
    const random = randomNumbers(1);
    const noise = Array.from({ length: MAX_TEXT_CHARACTERS }, () =>
      String.fromCharCode(0x4e00 + random() * 20_000),
    );
    expect(await writeFragment({ ...result, text: noise.join("") })).toBeUndefined();
  });

  it("is refused with one sentence where it is longer, without being unpacked", async () => {
    const long = `#shared=1.${"A".repeat(MAX_FRAGMENT_CHARACTERS)}`;
    await expect(readFragment(long)).rejects.toThrow(LINK_MESSAGES.linkTooLong);
  });

  it("is refused where a few bytes unpack to very many", async () => {
    const bomb = await fragmentOf({ ...result, text: "a".repeat(10_000_000) });
    expect(bomb.length).toBeLessThan(MAX_FRAGMENT_CHARACTERS);
    await expect(readFragment(bomb)).rejects.toThrow(LINK_MESSAGES.linkUnreadable);
  });

  const [box] = report.analysis_results;
  const withEvidence = (evidence: object) => ({
    ...result,
    report: {
      ...report,
      analysis_results: [{ ...box, points: [{ ...box?.points[0], evidence: [evidence] }] }],
    },
  });
  it.each([
    ["no JSON", "not JSON"],
    ["no object", null],
    ["a list", []],
    ["no text", { ...result, text: "" }],
    ["a text longer than may be sent", { ...result, text: `${text}${" a".repeat(MAX_TEXT_CHARACTERS)}` }],
    ["a language of no report", { ...result, language: "<script>" }],
    ["no report", { ...result, report: undefined }],
    [
      "an unknown box",
      { ...result, report: { ...report, analysis_results: [{ ...box, category_name: "Guilt" }] } },
    ],
    [
      "a quote that is not in the text",
      withEvidence({ quote: "You lie", start: 0, end: 7, voice: "author" }),
    ],
    ["a quote at another place", withEvidence({ quote: "They lie", start: 1, end: 9, voice: "author" })],
    ["a place that is no number", withEvidence({ quote: "They lie", start: "0", end: 8, voice: "author" })],
    [
      "a notice behind the end",
      { ...result, report: { ...report, notices: [{ kind: "mixed-script", start: 0, end: 99 }] } },
    ],
  ])("is refused where it holds %s", async (_what, payload) => {
    await expect(readFragment(await fragmentOf(payload))).rejects.toThrow(LINK_MESSAGES.linkUnreadable);
  });

  it.each(["#shared=", "#shared=1.", "#shared=2.AAAA", "#shared=1.%%%", "#shared=1.AAAA", "#shared=1.🙂"])(
    "is refused where it is %s",
    async (fragment) => {
      await expect(readFragment(fragment)).rejects.toThrow(LINK_MESSAGES.linkUnreadable);
    },
  );

  it("is refused where it was cut off, wherever that is", async () => {
    const whole = await fragmentOf(result);
    for (let length = 9; length < whole.length; length += 7) {
      await expect(readFragment(whole.slice(0, length))).rejects.toThrow(LINK_MESSAGES.linkUnreadable);
    }
  });

  it("shows nothing but the message where it is refused", async () => {
    const told: AnalysisEvent[] = [];
    await openLink("#shared=1.AAAA", { state: INITIAL_STATE, tell: (event) => told.push(event) });
    expect(told).toEqual([{ type: "failed", message: LINK_MESSAGES.linkUnreadable }]);
  });

  it("leaves in the form what the reader has typed", async () => {
    expect(await eventsFor("")).toEqual(["stopped", "text-changed", "read-elsewhere"]);
    expect(await eventsFor("mine")).toEqual(["stopped", "read-elsewhere"]);
  });
});
