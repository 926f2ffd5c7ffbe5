import * as z from "zod/mini";
import { ATTEMPT_OUTCOMES, NOTICE_KINDS, VOICES } from "./choices.ts";
import { contestSchema } from "./contest.ts";
import { FINDING_TYPES } from "./finding-types.ts";
import { KINDS_OF_TEXT } from "./kinds.ts";
import { REPORT_LANGUAGES, TEXT_LANGUAGES } from "./languages.ts";
import { MAX_TEXT_CHARACTERS } from "./limits.ts";
import { TECHNIQUE_IDS } from "./techniques.ts";

const technique = z.enum(TECHNIQUE_IDS);
const offset = z.int().check(z.nonnegative());

/**
 * Words of the text that a point rests on. Always
 * `text.slice(start, end) === quote`, offsets in UTF-16 units of the trimmed text.
 */
export const evidenceSchema = z.object({
  quote: z.string().check(z.minLength(1)),
  start: offset,
  end: offset,
  voice: z.enum(VOICES),
  /** Who says it, where the words are quoted and the text names somebody. */
  speaker: z.optional(z.string().check(z.minLength(1))),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/**
 * One device: what its words do, another (innocent) reading of them and a question for the reader, where there
 * is more than a formula to say. Credit and emotions are points with a statement alone.
 */
export const pointSchema = z.object({
  technique,
  statement: z.string().check(z.minLength(1)),
  another_reading: z.optional(z.string().check(z.minLength(1))),
  question: z.optional(z.string().check(z.minLength(1))),
  evidence: z.array(evidenceSchema).check(z.minLength(1)),
});
export type Point = z.infer<typeof pointSchema>;

/** What is observed under one finding type: points, the weightiest first. `justification` is their statements joined. */
export const observationSchema = z.object({
  category_name: z.enum(FINDING_TYPES),
  justification: z.string(),
  points: z.array(pointSchema).check(z.minLength(1)),
});
export type Observation = z.infer<typeof observationSchema>;

/** Something in the text that is aimed at a machine or hidden from a human reader, found by code. */
export const noticeSchema = z.object({
  kind: z.enum(NOTICE_KINDS),
  start: offset,
  end: offset,
});
export type Notice = z.infer<typeof noticeSchema>;

/** One model's turn in the cascade. `dropped` counts quotes that were not found in the text. */
export const attemptSchema = z.object({
  model: z.string(),
  outcome: z.enum(ATTEMPT_OUTCOMES),
  dropped: z.optional(z.int().check(z.nonnegative())),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** What kind of text something is, and whether that is certain. */
const kindReadingSchema = z.object({ kind: z.enum(KINDS_OF_TEXT), is_sure: z.boolean() });
export type KindReading = z.infer<typeof kindReadingSchema>;

/**
 * A whole report, as it travels. It has no score, total, level or percentage, and never will:
 * a finding type with nothing notable is simply left out.
 */
export const reportSchema = z.object({
  overall_summary: z.string(),
  /** The language that most of the text is in, whatever the language of the report. */
  text_language: z.enum(TEXT_LANGUAGES),
  analysis_results: z.array(observationSchema),
  /** What kind of text it is, as far as it shows. */
  text_kind: z.optional(kindReadingSchema),
  notices: z.array(noticeSchema),
  analysed_by: z.object({ model: z.string(), version: z.string() }),
  attempts: z.array(attemptSchema),
});
export type Report = z.infer<typeof reportSchema>;

/** A report as it is written to a file in JSON: that of the wire, and what it is. */
export const writtenReportSchema = z.extend(reportSchema, {
  /** Name of the file that was read. */
  file: z.optional(z.string()),
  /** That these are observations and no verdict, in the language of the report. */
  note: z.string(),
  report_language: z.enum(REPORT_LANGUAGES),
  /** SHA-256 of the trimmed text in UTF-8, hexadecimal. */
  text_sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/u))),
  /** What the reader holds against points, where they do. */
  contested: z.optional(z.array(contestSchema)),
});
export type WrittenReport = z.infer<typeof writtenReportSchema>;

interface TextWithReport {
  readonly text: string;
  readonly report: Report;
}

/** Whether all that a report rests on stands in its text, where the report says. */
function isOfItsText({ text, report }: TextWithReport): boolean {
  const evidence = report.analysis_results.flatMap(({ points }) => points).flatMap((point) => point.evidence);
  return (
    evidence.every(({ quote, start, end }) => text.slice(start, end) === quote) &&
    report.notices.every(({ start, end }) => start < end && end <= text.length)
  );
}

/** A report with its text, as a link holds it. Nothing of it can be trusted: anybody can make one. */
export const sharedReportSchema = z
  .object({
    language: z.enum(REPORT_LANGUAGES),
    text: z.string().check(z.minLength(1), z.maxLength(MAX_TEXT_CHARACTERS)),
    report: reportSchema,
  })
  .check(z.refine(isOfItsText));

/** The part of a report that its author answers for, be it a model or the embedded analyser. */
export type ReportBody = Pick<Report, "overall_summary" | "analysis_results">;

/** What a model may leave out, or say by null that it leaves it out. */
const maybe = z.nullish(z.string());

/** A point as a model gives it: quotes have no offsets yet; code finds them in the text or drops them. */
const draftPoint = z.object({
  technique,
  statement: maybe,
  another_reading: maybe,
  question: maybe,
  evidence: z.array(z.object({ quote: z.string(), speaker: maybe })),
});

/** What a model answers: a report before grounding. */
export const draftSchema = z.object({
  overall_summary: maybe,
  analysis_results: z.array(z.object({ category_name: z.enum(FINDING_TYPES), points: z.array(draftPoint) })),
});
export type Draft = z.infer<typeof draftSchema>;
