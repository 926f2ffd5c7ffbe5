import {
  array,
  nullable,
  number,
  object,
  enum as oneOf,
  optional,
  catch as orElse,
  string,
  unknown,
} from "zod/mini";
import {
  ERROR_MESSAGES,
  evidenceSchema,
  FINDING_TYPES,
  type FindingType,
  noticeSchema,
  type Observation,
  type Report,
  reportSchema,
  STAGES,
  type Stage,
} from "#report/index.ts";

/** What the screen makes of a status reply. */
export type TaskStatus =
  | { readonly status: "pending"; readonly stage: Stage | undefined; readonly ahead: number | undefined }
  | { readonly status: "failed"; readonly error: string }
  | { readonly status: "completed"; readonly report: Report };

/**
 * The least that a report must hold. Whatever else is missing or unknown to this screen is taken
 * as empty, so that a server older or newer than the page is still read.
 */
const leastReportSchema = object({
  overall_summary: orElse(string(), ""),
  // English is the language of the page: what is marked as English is as good as not marked.
  text_language: orElse(reportSchema.shape.text_language, "en"),
  analysis_results: array(
    object({
      category_name: string(),
      justification: string(),
      another_reading: orElse(string(), ""),
      question: orElse(string(), ""),
      evidence: orElse(array(orElse(nullable(evidenceSchema), null)), []),
    }),
  ),
  notices: orElse(array(noticeSchema), []),
  analysed_by: orElse(reportSchema.shape.analysed_by, { model: "", version: "" }),
  attempts: orElse(reportSchema.shape.attempts, []),
});

const statusSchema = object({
  status: string(),
  data: optional(unknown()),
  error: orElse(string(), ""),
  stage: orElse(optional(oneOf(STAGES)), undefined),
  ahead: orElse(optional(number()), undefined),
});

function isFindingType(name: string): name is FindingType {
  return FINDING_TYPES.some((type) => type === name);
}

function parseReport(data: unknown): Report {
  const parsed = leastReportSchema.safeParse(data);
  if (!parsed.success) throw new Error(ERROR_MESSAGES.failedOnServer);
  const results = parsed.data.analysis_results.flatMap((result): Observation[] => {
    const { category_name, evidence, ...words } = result;
    if (!isFindingType(category_name)) return [];
    return [{ ...words, category_name, evidence: evidence.filter((each) => each !== null) }];
  });
  return { ...parsed.data, analysis_results: results };
}

/** Reads a status reply. A status that is unknown here means that the task is still pending. */
export function parseStatus(body: unknown): TaskStatus {
  const reply = statusSchema.safeParse(body);
  if (!reply.success) throw new Error(ERROR_MESSAGES.network);
  const { status, data, error, stage, ahead } = reply.data;
  if (status === "failed") return { status, error: error || ERROR_MESSAGES.failedOnServer };
  if (status === "completed" && data) return { status, report: parseReport(data) };
  return { status: "pending", stage, ahead };
}
