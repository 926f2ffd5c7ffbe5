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
import * as z from "zod/mini";

/** What the screen makes of a status reply. */
export type TaskStatus =
  | { readonly status: "pending"; readonly stage: Stage | undefined; readonly ahead: number | undefined }
  | { readonly status: "failed"; readonly error: string }
  | { readonly status: "completed"; readonly report: Report };

/**
 * The least that a report must hold. Whatever else is missing or unknown to this screen is taken
 * as empty, so that a server older or newer than the page is still read.
 */
const leastReportSchema = z.object({
  overall_summary: z.catch(z.string(), ""),
  analysis_results: z.array(
    z.object({
      category_name: z.string(),
      justification: z.string(),
      another_reading: z.catch(z.string(), ""),
      question: z.catch(z.string(), ""),
      evidence: z.catch(z.array(z.catch(z.nullable(evidenceSchema), null)), []),
    }),
  ),
  notices: z.catch(z.array(noticeSchema), []),
  analysed_by: z.catch(reportSchema.shape.analysed_by, { model: "", version: "" }),
  attempts: z.catch(reportSchema.shape.attempts, []),
});

const statusSchema = z.object({
  status: z.string(),
  data: z.optional(z.unknown()),
  error: z.catch(z.string(), ""),
  stage: z.catch(z.optional(z.enum(STAGES)), undefined),
  ahead: z.catch(z.optional(z.number()), undefined),
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
