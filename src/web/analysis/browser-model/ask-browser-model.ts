import type { AnalysisRequest, Report } from "#report/index.ts";
import type { Fault, FromWorker, ToWorker } from "../worker/messages.ts";
import { openWorker } from "../worker/start-workers.ts";
import { likelyLanguages } from "./likely-languages.ts";
import { askModel, makeReady } from "./prompt-api.ts";

interface Watch {
  readonly signal: AbortSignal;
  /** Is told which part of the model has been downloaded, from 0 to 1. */
  readonly onDownload: (part: number) => void;
  /** The model is there and begins to read. */
  readonly onReady: () => void;
}

/**
 * Has the model of this browser read a text (trimmed): it is downloaded first where it must be. Resolves to the report,
 * or to why there is none; never rejects. Ends as soon as the signal aborts. Nothing is sent.
 */
export function askBrowserModel(request: AnalysisRequest, watch: Watch): Promise<Report | Fault> {
  return new Promise((resolve) => {
    watch.signal.addEventListener("abort", () => resolve("unavailable"));
    readBy(request, watch).then(resolve, () => resolve("unavailable"));
  });
}

async function readBy(
  request: AnalysisRequest,
  { signal, onDownload, onReady }: Watch,
): Promise<Report | Fault> {
  const languages = { language: request.language, textLanguages: likelyLanguages(request.text) };
  const contextTokens = await makeReady(languages, signal, onDownload);
  if (signal.aborted) return "unavailable";
  onReady();
  const worker = openWorker("analysis");
  signal.addEventListener("abort", () => worker.terminate());
  try {
    return await converse(worker, { type: "read", request, contextTokens }, signal);
  } finally {
    worker.terminate();
  }
}

/** Passes the worker's questions on to the model, and the answers back, until there is a report. */
function converse(
  worker: Worker,
  task: Extract<ToWorker, { type: "read" }>,
  signal: AbortSignal,
): Promise<Report | Fault> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  const tell = (message: ToWorker) => worker.postMessage(message);
  return new Promise((resolve) => {
    worker.addEventListener("error", () => resolve("unavailable"));
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === "ended") resolve(data.report);
      else if (data.type === "failed") resolve(data.fault);
      else if (data.type === "asked")
        void askModel(data.question, task.request.language, signal).then((answer) =>
          tell({ type: "answered", answer }),
        );
    });
    tell(task);
  });
}
