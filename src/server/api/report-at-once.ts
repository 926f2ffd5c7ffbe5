import { type AnalysisRequest, REPORT_AT_ONCE_MS } from "#report/index.ts";
import type { Bytes, Tasks } from "#tasks/index.ts";

/** The first looks come soon, since the embedded analyser takes some tens of milliseconds. */
const FIRST_PAUSE_MS = 10;

/** The packed report of a task that has just been handed in, where it is there within `REPORT_AT_ONCE_MS`. */
export async function reportAtOnce(
  tasks: Tasks<AnalysisRequest>,
  taskId: string,
  pause: (ms: number) => Promise<unknown>,
): Promise<Bytes | undefined> {
  let waitedMs = 0;
  for (let ms = FIRST_PAUSE_MS; waitedMs < REPORT_AT_ONCE_MS; ms *= 2) {
    const pauseMs = Math.min(ms, REPORT_AT_ONCE_MS - waitedMs);
    await pause(pauseMs);
    waitedMs += pauseMs;
    const state = await tasks.read(taskId);
    if (state?.status === "completed") return state.result;
    // Whoever is given a first reading waits for a language model, which takes longer.
    if (state?.status !== "pending" || "first" in state) return undefined;
  }
  return undefined;
}
