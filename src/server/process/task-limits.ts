import { ERROR_MESSAGES, PENDING_PER_ADDRESS, RESULT_KEPT_MS, TASK_TIMEOUT_MS } from "#report/index.ts";
import type { TaskLimits, TaskMessages } from "#tasks/index.ts";
import type { Settings } from "../settings.ts";

/**
 * A task that nobody has asked about for so long has no reader any more. The screen stops asking after 90 seconds
 * and offers to keep waiting, so this is the whole time of a task.
 */
const ABANDONED_MS = TASK_TIMEOUT_MS;

/** Finished reports are kept for their time, but no more of them than this. */
const KEPT_REPORTS = 10_000;
const KEPT_BYTES = 64 * 1_024 * 1_024;

export const TASK_MESSAGES: TaskMessages = {
  failed: ERROR_MESSAGES.failedOnServer,
  stopped: ERROR_MESSAGES.serverRestarts,
};

/** The limits of the tasks, wherever they are kept. */
export function taskLimits(
  settings: Pick<Settings, "concurrency" | "queueLength" | "stopGraceSeconds">,
): TaskLimits {
  return {
    running: settings.concurrency,
    queued: settings.queueLength,
    perVisitor: PENDING_PER_ADDRESS,
    runMs: TASK_TIMEOUT_MS,
    keptMs: RESULT_KEPT_MS,
    keptCount: KEPT_REPORTS,
    keptBytes: KEPT_BYTES,
    abandonedMs: ABANDONED_MS,
    stopGraceMs: settings.stopGraceSeconds * 1_000,
  };
}
