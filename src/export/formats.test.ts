import { describe, expect, it } from "vitest";
import type { Contest, Evidence, Observation, Report } from "#report/index.ts";
import { reportSchema } from "#report/index.ts";
import { EXPORT_FORMATS, writeReport } from "./formats.ts";

const greed: Evidence = {
  quote: "corrupt\ngreed",
  start: 0,
  end: 13,
  voice: "quoted",
};
const report: Report = {
  overall_summary: "A summary with *stars*.",
  text_language: "en",
  analysis_results: [
    {
      category_name: "Manipulative Content",
      justification: "Strong words stand here.",
      points: [
        {
          technique: "loaded-language",
          statement: "Strong words stand here.",
          another_reading: "They may be meant.",
          question: "Who says so?",
          evidence: [
            greed,
            { ...greed, start: 20, end: 33 },
            { ...greed, quote: "liars", start: 50, end: 55, speaker: "Ada Finch" },
          ],
        },
      ],
    },
    {
      category_name: "Unbiased Presentation",
      justification: "Ada Finch is named with her words.",
      points: [
        {
          technique: "attribution",
          statement: "Ada Finch is named with her words.",
          evidence: [{ ...greed, voice: "author" }],
        },
      ],
    },
  ],
  text_kind: { kind: "opinion", is_sure: true },
  notices: [{ kind: "addressed-to-ai", start: 40, end: 50 }],
  analysed_by: { model: "embedded", version: "1.0.0" },
  attempts: [
    { model: "gemma", outcome: "busy" },
    { model: "embedded", outcome: "answered" },
  ],
};
/** The words that the report speaks of, at their places. */
const text = "corrupt\ngreed, and  corrupt\ngreed of every liars.    ";
const written = (format: (typeof EXPORT_FORMATS)[number]) =>
  writeReport(format, { report, text, language: "en", file: "a.txt", textHash: "ab".repeat(32) });

describe("A written report", () => {
  it.each(["text", "markdown"] as const)("says in %s what the reader contests, with their note", (format) => {
    const contested: Contest[] = [
      {
        technique: "loaded-language",
        quotes: ["liars"],
        reason: "another-technique",
        other_technique: "doubt",
        note: "Read it\nagain.",
      },
    ];
    const input = { report, text, language: "en" } as const;
    const said = "Contested by the reader: another technique: Casting doubt. “Read it again.”";
    expect(writeReport(format, { ...input, contested })).toContain(said);
    expect(writeReport(format, input)).not.toContain("Contested");
  });

  it("holds in JSON what the reader contests beside the report of the wire, and no key for it otherwise", () => {
    const contested = [
      { technique: "loaded-language" as const, quotes: ["liars"], reason: "satire" as const },
    ];
    const input = { report, text, language: "en" } as const;
    const whole = JSON.parse(writeReport("json", { ...input, contested }));
    expect(whole).toMatchObject({ contested });
    expect(reportSchema.parse(whole)).toEqual(report);
    expect(writeReport("json", { ...input, contested: [] })).not.toContain("contested");
  });

  it.each(EXPORT_FORMATS)(
    "says in %s what it is, who read the text, who was asked before, and its notices",
    (format) => {
      const words = written(format);
      expect(words).toContain("observations, not a verdict");
      expect(words).toContain("a.txt");
      for (const pattern of [
        /embedded/u,
        /1\.0\.0/u,
        /gemma/u,
        /busy|at capacity/u,
        /addressed-to-ai|speak to an AI/u,
        /(?:ab){32}/u,
      ]) {
        expect(words).toMatch(pattern);
      }
    },
  );

  it.each(["text", "markdown"] as const)(
    "names in %s words that return once, on one line, with whose they are",
    (format) => {
      expect(written(format).split("“corrupt greed” (2 times; somebody quoted)")).toHaveLength(2);
      expect(written(format)).toContain("“liars” (quoted: Ada Finch)");
    },
  );

  it.each(["text", "markdown"] as const)(
    "has in %s all five boxes, the points of each with both sides, and the kind of text",
    (format) => {
      const words = written(format);
      expect(words.split("Nothing notable was observed.")).toHaveLength(4);
      expect(words).toMatch(/Loaded language[:.*]+ Strong words stand here\./u);
      expect(words.split("Another reading:")).toHaveLength(2);
      expect(words).toContain("Another reading: They may be meant.");
      expect(words).toContain("A question to ask: Who says so?");
      expect(words).toContain("Read as: an opinion piece.");
    },
  );

  it("has the justification where a server sends no points", () => {
    const bare: Observation = {
      category_name: "Disinformation",
      justification: "It names no source.",
      points: [],
    };
    const words = writeReport("text", {
      report: { ...report, analysis_results: [bare] },
      text,
      language: "en",
    });
    expect(words).toContain("It names no source.");
  });

  it("is the report of the wire where it is JSON", () => {
    const parsed: unknown = JSON.parse(written("json"));
    expect(reportSchema.parse(parsed)).toEqual(report);
    expect(parsed).toHaveProperty("file", "a.txt");
  });

  it("keeps Markdown from taking a sign of the text for its own", () => {
    expect(written("markdown")).toContain("A summary with \\*stars\\*.");
  });

  it("has the title of the screen where no file was read", () => {
    expect(writeReport("text", { report, text, language: "en" })).toMatch(/^Analysis Report\n=+\n/u);
  });
});
