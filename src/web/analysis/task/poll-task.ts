import { type AnalysisRequest, POLL_INTERVAL_MS, statusCheckMessage } from "#report/index.ts";
import { RefusedRequest, readTask, startTask } from "./api.ts";
import { type AnalysisEvent, TIMED_OUT } from "./state.ts";

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : "";
}

function retryAtOf(cause: unknown): number | undefined {
  const seconds = cause instanceof RefusedRequest ? cause.retryAfterSeconds : undefined;
  return seconds && Date.now() + seconds * 1_000;
}

/** What is left to tell when polling ends by an abort: a timeout is told, a wish needs no telling. */
function* ended(signal: AbortSignal): Generator<AnalysisEvent> {
  if (signal.reason === TIMED_OUT) yield { type: "timed-out" };
}

/** Starts an analysis and tells what becomes of it. */
export async function* startAndPoll(
  request: AnalysisRequest,
  signal: AbortSignal,
): AsyncGenerator<AnalysisEvent> {
  try {
    const { taskId, report } = await startTask(request, signal);
    yield { type: "started", taskId };
    if (report) yield { type: "completed", report };
    else yield* pollTask(taskId, signal);
  } catch (cause) {
    if (signal.aborted) yield* ended(signal);
    else yield { type: "failed", message: messageOf(cause), retryAt: retryAtOf(cause), isServers: true };
  }
}

/** Asks for a task's status, first after `firstAfterMs`, then every three seconds until it ends, or until `signal` aborts. */
export async function* pollTask(
  taskId: string,
  signal: AbortSignal,
  firstAfterMs = POLL_INTERVAL_MS,
): AsyncGenerator<AnalysisEvent> {
  let hasFirst = false;
  for (let waitMs = firstAfterMs; ; waitMs = POLL_INTERVAL_MS) {
    await sleep(waitMs, signal);
    if (signal.aborted) return yield* ended(signal);
    try {
      const task = await readTask(taskId, hasFirst, signal);
      if (task.status === "completed") return yield { type: "completed", report: task.report };
      if (task.status === "failed") return yield { type: "failed", message: task.error, isServers: true };
      const { stage, ahead, firstReading } = task;
      hasFirst ||= firstReading !== undefined;
      yield { type: "progressed", stage, ahead, firstReading };
    } catch (cause) {
      if (signal.aborted) return yield* ended(signal);
      return yield { type: "failed", message: statusCheckMessage(messageOf(cause)), isServers: true };
    }
  }
}
