import { describe, expect, it } from "vitest";
import { writeReport } from "#export/index.ts";
import {
  FINDING_TYPES,
  type FindingType,
  NOTICE_KINDS,
  type Point,
  REPORT_LANGUAGES,
  type Report,
  reportSchema,
  TECHNIQUE_IDS,
  TEXT_LANGUAGES,
  VOICES,
  writtenReportSchema,
} from "#report/index.ts";
import { randomNumbers } from "../../../../test/kit/random-numbers.ts";
import { segmentsOf, spansOf } from "../report/segments.ts";
import type { AnalysisResult } from "../task/state.ts";
import { readFragment, writeFragment } from "./link.ts";
import { hashOf } from "./packing.ts";

const REPORTS = 200;
const PIECES = [
  ...Array.from("abcdef їґщ ёы .,!?\n\t«»\"'=<&\\\u0000\u200B\u202E é𝒳🙂👩‍👩‍👧"),
  "\ud800",
  "слово ",
  "word ",
];

/** Draws texts with reports on them, the same for the same seed. */
function drawing(seed: number) {
  const random = randomNumbers(seed);
  const below = (n: number) => Math.floor(random() * n);
  const oneOf = <T>(list: readonly [T, ...T[]] | readonly T[]): T => list[below(list.length)] as T;
  const some = <T>(most: number, draw: () => T): T[] => Array.from({ length: 1 + below(most) }, draw);
  const words = () => some(30, () => oneOf(PIECES)).join("");

  /** A span from one whole character of the text to another. */
  function span(text: string) {
    const cuts = [0];
    for (const character of text) cuts.push((cuts.at(-1) ?? 0) + character.length);
    const from = below(cuts.length - 1);
    const [start = 0, end = 0] = [cuts[from], cuts[from + 1 + below(Math.min(40, cuts.length - 1 - from))]];
    return { start, end };
  }

  function point(text: string): Point {
    return {
      technique: oneOf(TECHNIQUE_IDS),
      statement: words(),
      ...(below(2) === 0 && { another_reading: words() }),
      ...(below(2) === 0 && { question: words() }),
      evidence: some(4, () => {
        const { start, end } = span(text);
        const speaker = below(2) === 0 && { speaker: words() };
        return { quote: text.slice(start, end), start, end, voice: oneOf(VOICES), ...speaker };
      }),
    };
  }

  return (): AnalysisResult => {
    // A surrogate that happens to meet its other half makes one character of two.
    const text = some(600, () => oneOf(PIECES)).join("");
    const report: Report = {
      overall_summary: words(),
      text_language: oneOf(TEXT_LANGUAGES),
      analysis_results: FINDING_TYPES.filter(() => below(3) > 0).map((category_name) => ({
        category_name,
        justification: words(),
        points: some(4, () => point(text)),
      })),
      ...(below(2) === 0 && { text_kind: { kind: "opinion", is_sure: below(2) === 0 } }),
      notices: below(2) === 0 ? some(3, () => ({ kind: oneOf(NOTICE_KINDS), ...span(text) })) : [],
      analysed_by: { model: words(), version: words() },
      attempts: [{ model: "a", outcome: "busy", dropped: below(3) }],
    };
    return { text, language: oneOf(REPORT_LANGUAGES), report };
  };
}

/** What a reader sees of a report: its points and every mark in the text. */
function seenOf({ text, report }: Pick<AnalysisResult, "text" | "report">) {
  const points = report.analysis_results.map(({ category_name, points: all }) => [category_name, all]);
  return { points, marks: segmentsOf(text, spansOf(text, report)) };
}

interface Target {
  voice?: "author" | "quoted";
  speaker?: string;
  selector: { type: string; exact: string; prefix: string; suffix: string; start: number; end: number }[];
}
interface Annotation {
  body: { purpose: string; value: string }[];
  target: Target[];
}

/** Finds a target as the standard says: by code points, and holds the quoted words against them. */
function placeOf({ selector }: Target, text: string) {
  const [quote, position] = ["TextQuoteSelector", "TextPositionSelector"].map(
    (type) => selector.find((each) => each.type === type) as Target["selector"][number],
  );
  if (!quote || !position) throw new Error("A selector is missing.");
  const characters = Array.from(text);
  const start = characters.slice(0, position.start).join("").length;
  const end = characters.slice(0, position.end).join("").length;
  expect(text.slice(start, end)).toBe(quote.exact);
  expect(text.slice(0, start).endsWith(quote.prefix) && text.slice(end).startsWith(quote.suffix)).toBe(true);
  return { quote: quote.exact, start, end };
}

/** Reads the annotations as another program would, without our own code. */
function openAnnotations(json: string, { text, report }: AnalysisResult): Report {
  const { first } = JSON.parse(json) as { first: { items: Annotation[] } };
  const opened = { ...report, analysis_results: [] as Report["analysis_results"], notices: [] as unknown[] };
  for (const { body, target } of first.items) {
    const said = (purpose: string) => body.find((each) => each.purpose === purpose)?.value;
    const type = said("classifying") as FindingType | undefined;
    const places = target.map((each) => ({
      ...placeOf(each, text),
      voice: each.voice,
      speaker: each.speaker,
    }));
    if (type === undefined) {
      for (const { start, end } of places) opened.notices.push({ kind: said("tagging"), start, end });
      continue;
    }
    const [another_reading, question] = [said("commenting"), said("questioning")];
    const point = { technique: said("tagging"), statement: said("describing"), another_reading, question };
    const last = opened.analysis_results.at(-1);
    const box =
      last?.category_name === type ? last : { category_name: type, justification: "", points: [] as Point[] };
    if (box !== last) opened.analysis_results.push(box);
    box.points.push({ ...point, evidence: places } as unknown as Point);
  }
  return reportSchema.parse(opened);
}

describe(`${REPORTS} random reports, taken along and opened again`, () => {
  const draw = drawing(16);
  const results = Array.from({ length: REPORTS }, draw);

  it("have the same points and marks as JSON, and name their text", async () => {
    for (const result of results) {
      const textHash = await hashOf(result.text);
      const opened = writtenReportSchema.parse(JSON.parse(writeReport("json", { ...result, textHash })));
      expect(seenOf({ ...result, report: opened })).toEqual(seenOf(result));
      expect(opened).toMatchObject({ ...result.report, text_sha256: textHash });
    }
  });

  it("are the same to the letter as links", async () => {
    for (const result of results) {
      const fragment = await writeFragment(result);
      if (fragment === undefined) throw new Error("The drawn report is too long.");
      expect(fragment).toMatch(/^#shared=1\.[\w-]+$/u);
      const opened = await readFragment(fragment);
      expect(opened).toEqual({ ...result, isOpened: true });
      expect(seenOf(opened)).toEqual(seenOf(result));
    }
  });

  it("have the same points and marks as Web Annotations", () => {
    for (const result of results) {
      const report = openAnnotations(writeReport("annotations", result), result);
      expect(seenOf({ text: result.text, report })).toEqual(seenOf(result));
    }
  });

  it("hold characters outside the basic plane before a mark, so that the standard's count is tried", () => {
    const shifted = results.filter(({ text, report }) =>
      spansOf(text, report).some(({ start }) => Array.from(text.slice(0, start)).length !== start),
    );
    expect(shifted.length).toBeGreaterThan(REPORTS / 4);
  });
});
