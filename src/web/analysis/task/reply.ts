import { number, object, enum as oneOf, optional, catch as orElse, string, unknown } from "zod/mini";
import { ERROR_MESSAGES, type Report, STAGES, type Stage } from "#report/index.ts";
import { readReport } from "./read-report.ts";

/** What the screen makes of a status reply. */
export type TaskStatus =
  | { readonly status: "pending"; readonly stage: Stage | undefined; readonly ahead: number | undefined }
  | { readonly status: "failed"; readonly error: string }
  | { readonly status: "completed"; readonly report: Report };

const statusSchema = object({
  status: string(),
  data: optional(unknown()),
  error: orElse(string(), ""),
  stage: orElse(optional(oneOf(STAGES)), undefined),
  ahead: orElse(optional(number()), undefined),
});

/** Reads a status reply. A status that is unknown here means that the task is still pending. */
export function parseStatus(body: unknown): TaskStatus {
  const reply = statusSchema.safeParse(body);
  if (!reply.success) throw new Error(ERROR_MESSAGES.network);
  const { status, data, error, stage, ahead } = reply.data;
  if (status === "failed") return { status, error: error || ERROR_MESSAGES.failedOnServer };
  if (status === "completed" && data) return { status, report: readReport(data) };
  return { status: "pending", stage, ahead };
}
