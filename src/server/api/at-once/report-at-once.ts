import { type AnalysisRequest, REPORT_AT_ONCE_MS } from "#report/index.ts";
import type { Bytes, Tasks } from "#tasks/index.ts";
import type { After } from "./shared-timers.ts";

/**
 * When to look, as shares of `REPORT_AT_ONCE_MS`, where the store does not tell by itself: the embedded analyser takes
 * some tens of milliseconds.
 */
const LOOKS = [0.05, 0.2, 1];

/** So many texts the embedded analyser does not read within `REPORT_AT_ONCE_MS`: where they wait, nobody else has to. */
const TOO_MANY_WAIT = 100;

/** The packed report of a task that has just been handed in, where it is there within `REPORT_AT_ONCE_MS`. */
export async function reportAtOnce(
  tasks: Tasks<AnalysisRequest>,
  taskId: string,
  after: After,
): Promise<Bytes | undefined> {
  if (!tasks.whenTold) return await lookForReport(tasks, taskId, after);
  const { queued } = await tasks.count();
  if (queued > TOO_MANY_WAIT) return undefined;
  return await new Promise((resolve) => {
    // Whoever has the news keeps nothing waiting: a timer holds on to all that it would wake.
    const callOff = after(REPORT_AT_ONCE_MS, () => resolve(undefined));
    tasks.whenTold?.(taskId, (result) => {
      callOff();
      resolve(result);
    });
  });
}

async function lookForReport(
  tasks: Tasks<AnalysisRequest>,
  taskId: string,
  after: After,
): Promise<Bytes | undefined> {
  let waitedMs = 0;
  for (const look of LOOKS) {
    const leftMs = look * REPORT_AT_ONCE_MS - waitedMs;
    await new Promise<void>((resolve) => after(leftMs, resolve));
    waitedMs = look * REPORT_AT_ONCE_MS;
    const state = await tasks.read(taskId);
    if (state?.status === "completed") return state.result;
    if (state?.status === "pending" && state.stage === "queued" && state.ahead > TOO_MANY_WAIT)
      return undefined;
    // Whoever is given a first reading waits for a language model, which takes longer.
    if (state?.status !== "pending" || "first" in state) return undefined;
  }
  return undefined;
}
