import { array, nullable, object, optional, catch as orElse, string } from "zod/mini";
import {
  ERROR_MESSAGES,
  evidenceSchema,
  FINDING_TYPES,
  type FindingType,
  noticeSchema,
  type Observation,
  type Point,
  pointSchema,
  type Report,
  reportSchema,
} from "#report/index.ts";

/** A list without those entries that cannot be read, so that one of them never costs the others. */
function readable<T>(entries: readonly (T | null)[]): T[] {
  return entries.filter((entry) => entry !== null);
}

const words = orElse(string(), "");

const leastPointSchema = object({
  technique: pointSchema.shape.technique,
  statement: string(),
  another_reading: words,
  question: words,
  evidence: orElse(array(orElse(nullable(evidenceSchema), null)), []),
});

const leastObservationSchema = object({
  category_name: string(),
  justification: words,
  points: orElse(array(orElse(nullable(leastPointSchema), null)), []),
});

/**
 * The least that a report must hold. Whatever else is missing or unknown to this screen is taken
 * as empty, so that a server older or newer than the page is still read.
 */
const leastReportSchema = object({
  overall_summary: words,
  // English is the language of the page: what is marked as English is as good as not marked.
  text_language: orElse(reportSchema.shape.text_language, "en"),
  analysis_results: array(orElse(nullable(leastObservationSchema), null)),
  text_kind: orElse(optional(reportSchema.shape.text_kind), undefined),
  notices: orElse(array(noticeSchema), []),
  analysed_by: orElse(reportSchema.shape.analysed_by, { model: "", version: "" }),
  attempts: orElse(reportSchema.shape.attempts, []),
});

/** Reads a report as the server sends it. Throws where it holds no list of observations. */
export function readReport(data: unknown): Report {
  const parsed = leastReportSchema.safeParse(data);
  if (!parsed.success) throw new Error(ERROR_MESSAGES.failedOnServer);
  const { analysis_results, text_kind, ...rest } = parsed.data;
  return {
    ...rest,
    ...(text_kind && { text_kind }),
    analysis_results: readable(analysis_results).flatMap(({ category_name, justification, points }) => {
      if (!isFindingType(category_name)) return [];
      const observation: Observation = {
        category_name,
        justification,
        points: readable(points).map((point): Point => ({ ...point, evidence: readable(point.evidence) })),
      };
      return justification === "" && observation.points.length === 0 ? [] : [observation];
    }),
  };
}

function isFindingType(name: string): name is FindingType {
  return FINDING_TYPES.some((type) => type === name);
}
