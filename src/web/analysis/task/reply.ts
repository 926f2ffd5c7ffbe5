import { type Report, SCREEN_MESSAGES, STAGES, type Stage } from "#report/index.ts";
import { holdsReport, readReport } from "./read-report.ts";
import { choiceOf, fieldsOf, wordsOf } from "./wire-fields.ts";

/** What the screen makes of a status reply. */
export type TaskStatus =
  | {
      readonly status: "pending";
      readonly stage: Stage | undefined;
      readonly ahead: number | undefined;
      readonly firstReading?: Report;
    }
  | { readonly status: "failed"; readonly error: string }
  | { readonly status: "completed"; readonly report: Report };

/** Reads a status reply. A status that is unknown here means that the task is still pending. */
export function parseStatus(body: unknown): TaskStatus {
  if (typeof body !== "object" || body === null) throw new Error(SCREEN_MESSAGES.network);
  const { status, data, error, stage, ahead, first_reading } = fieldsOf(body);
  if (typeof status !== "string") throw new Error(SCREEN_MESSAGES.network);
  if (status === "failed") return { status, error: wordsOf(error) || SCREEN_MESSAGES.failedOnServer };
  if (status === "completed" && data) return { status, report: readReport(data) };
  return {
    status: "pending",
    stage: choiceOf(STAGES, stage),
    ahead: typeof ahead === "number" ? ahead : undefined,
    ...(holdsReport(first_reading) && { firstReading: readReport(first_reading) }),
  };
}
