import { type AnalysisRequest, REPORT_AT_ONCE_MS, type Report } from "#report/index.ts";
import type { Tasks } from "#tasks/index.ts";

/** The first looks come soon, since the embedded analyser takes some tens of milliseconds. */
const FIRST_PAUSE_MS = 10;

/** The report of a task that has just been handed in, where it is there within `REPORT_AT_ONCE_MS`. */
export async function reportAtOnce(
  tasks: Tasks<AnalysisRequest, Report>,
  taskId: string,
  pause: (ms: number) => Promise<unknown>,
): Promise<Report | undefined> {
  let waitedMs = 0;
  for (let ms = FIRST_PAUSE_MS; waitedMs < REPORT_AT_ONCE_MS; ms *= 2) {
    const pauseMs = Math.min(ms, REPORT_AT_ONCE_MS - waitedMs);
    await pause(pauseMs);
    waitedMs += pauseMs;
    const state = await tasks.read(taskId);
    if (state?.status === "completed") return state.result;
    if (state?.status !== "pending") return undefined;
  }
  return undefined;
}
