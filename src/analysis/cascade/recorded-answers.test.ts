import { afterEach, describe, expect, it } from "vitest";
import { type Point, type Report, reportSchema } from "#report/index.ts";
import {
  HOSTED_PROVIDERS,
  type HostedProvider,
  json,
  standIns,
  startProvider,
} from "../../../test/stand-ins/models/provider-server.ts";
import {
  RECORDED_ANSWERS,
  RECORDED_STATEMENT,
  RECORDED_SUMMARY,
  RECORDED_TEXT,
} from "../../../test/stand-ins/models/recorded-answers.ts";
import { shareContext } from "../config/limits.ts";
import { providers } from "../models/providers.ts";
import { createCascade } from "./cascade.ts";

let close: () => Promise<void> = () => Promise.resolve();
afterEach(() => close());

/** The report of the text when one provider's model gives one of the recorded answers. */
async function reportOf(provider: HostedProvider, kind: keyof typeof RECORDED_ANSWERS): Promise<Report> {
  const { answer, model } = standIns[provider];
  const server = await startProvider(provider, json(200, answer(RECORDED_ANSWERS[kind], "whole")));
  close = () => server.close();
  const room = { contextTokens: 100_000, ...shareContext(100_000) };
  const options = { id: "asked", model, baseURL: server.baseURL, apiKey: "key", ...room };
  const cascade = createCascade({ models: [await providers[provider](options)] });
  return cascade({ text: RECORDED_TEXT, language: "en" }, new AbortController().signal);
}

function pointsOf({ analysis_results }: Report): Point[] {
  return analysis_results.flatMap(({ points }) => points);
}

describe.each(HOSTED_PROVIDERS)("an answer of %s", (provider) => {
  it.each([
    "points",
    "points with speakers",
    "credits",
    "emotions",
    "an empty list",
    "empty boxes",
    "some invented quotes",
    "a fence",
    "null fields",
    "no words of its own",
    "a technique as a title",
    "the older shape",
    "the older shape without words",
  ] as const)("is shown, its kind being: %s", async (kind) => {
    const report = await reportOf(provider, kind);
    expect(report.analysed_by.model).toBe("asked");
    expect(reportSchema.safeParse(report).error).toBeUndefined();
    for (const { quote, start, end } of pointsOf(report).flatMap(({ evidence }) => evidence))
      expect(RECORDED_TEXT.slice(start, end)).toBe(quote);
  });
});

const read = (kind: keyof typeof RECORDED_ANSWERS) => reportOf("openai-compatible", kind);

describe("of a recorded answer", () => {
  it("the points stand in their boxes, each with its own words", async () => {
    const { analysis_results, overall_summary } = await read("points");
    expect(overall_summary).toBe(RECORDED_SUMMARY);
    expect(
      analysis_results.map(({ category_name, justification }) => [category_name, justification]),
    ).toEqual([
      ["Manipulative Content", "Marchuk makes a budget a crime against everyone; the author reports it."],
      ["Propagandistic Content", RECORDED_STATEMENT],
    ]);
  });

  it("the speaker is told of words that are quoted", async () => {
    const [point] = pointsOf(await read("points with speakers"));
    expect(point?.evidence).toEqual([expect.objectContaining({ voice: "quoted", speaker: "Olha Marchuk" })]);
  });

  it.each(["credits", "emotions"] as const)("%s are shown by their statement alone", async (kind) => {
    const [point, ...more] = pointsOf(await read(kind)).filter(
      ({ technique }) => technique !== "name-calling",
    );
    expect(more).toEqual([]);
    expect(Object.keys(point ?? {}).toSorted()).toEqual(["evidence", "statement", "technique"]);
  });

  it.each(["an empty list", "empty boxes"] as const)(
    "%s leaves what is certain, and no summary that knows nothing of it",
    async (kind) => {
      const report = await read(kind);
      expect(pointsOf(report).map(({ technique }) => technique)).toEqual(["name-calling"]);
      expect(report.overall_summary).not.toBe(RECORDED_SUMMARY);
    },
  );

  it("invented quotes are dropped and counted, and where all are invented the model has failed", async () => {
    expect((await read("some invented quotes")).attempts).toEqual([
      { model: "asked", outcome: "answered", dropped: 1 },
    ]);
    await close();
    expect((await read("only invented quotes")).attempts[0]).toEqual({
      model: "asked",
      outcome: "ungrounded",
      dropped: 1,
    });
  });

  it("null stands for nothing: no reading, no question, no speaker", async () => {
    const [point] = pointsOf(await read("null fields"));
    expect(point?.statement).toBe(RECORDED_STATEMENT);
    expect(Object.keys(point ?? {}).toSorted()).toEqual(["evidence", "statement", "technique"]);
    expect(Object.keys(point?.evidence[0] ?? {})).not.toContain("speaker");
  });

  it.each(["no words of its own", "the older shape without words"] as const)(
    "%s: the embedded analyser speaks of what the model found",
    async (kind) => {
      const { analysis_results, overall_summary } = await read(kind);
      expect(overall_summary).not.toBe("");
      expect(analysis_results[0]?.points[0]?.statement).toMatch(/so-called experts/u);
    },
  );

  it("the older shape is read as a point", async () => {
    const [point] = pointsOf(await read("the older shape"));
    expect(point).toMatchObject({
      technique: "mockery",
      statement: RECORDED_STATEMENT,
      another_reading: "They may be experts in name only.",
      question: "What did the experts say?",
    });
  });
});
