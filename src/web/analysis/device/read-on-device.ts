import { type AnalysisRequest, DEVICE_MESSAGES, type Report } from "#report/index.ts";
import { type AnalysisEvent, TIMED_OUT } from "../task/state.ts";
import type { FromWorker, ToWorker } from "../worker/messages.ts";
import { openWorker } from "../worker/start-workers.ts";

/** Kept after a reading: its rules are learnt once. */
let kept: Worker | undefined;

/** Ends the worker: the next reading has a new one. */
function drop(): void {
  kept?.terminate();
  kept = undefined;
}

/** Has the worker read. Resolves to undefined where it does not come, stops or is stopped. */
function ask(request: AnalysisRequest, signal: AbortSignal): Promise<Report | undefined> {
  kept ??= openWorker("analysis");
  const worker = kept;
  const message: ToWorker = { type: "read-alone", request };
  return new Promise((resolve) => {
    const once = { once: true };
    worker.addEventListener(
      "message",
      ({ data }: MessageEvent<FromWorker>) => resolve(data.type === "ended" ? data.report : undefined),
      once,
    );
    worker.addEventListener("error", () => resolve(undefined), once);
    // Nobody else is at work here, so that nothing is given up after the time that a server has.
    signal.addEventListener("abort", () => signal.reason === TIMED_OUT || resolve(undefined));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
    worker.postMessage(message);
  });
}

/** Has a text (trimmed) read by the embedded analyser in this browser, and tells what becomes of it. Nothing is sent. */
export async function* readOnDevice(
  request: AnalysisRequest,
  signal: AbortSignal,
): AsyncGenerator<AnalysisEvent> {
  const report = await ask(request, signal);
  if (!report) drop();
  if (report) yield { type: "completed", report };
  else if (!signal.aborted) yield { type: "failed", message: DEVICE_MESSAGES.analyserUnavailable };
}
