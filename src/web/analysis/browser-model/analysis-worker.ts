import "./without-eval.ts";
import { analyseInBrowser } from "#analysis/in-browser.ts";
import type { Answer, FromWorker, Question, ToWorker } from "./messages.ts";

// Reads a text, writes the questions, and grounds and filters the answers, off the screen's thread. The page asks the
// model, which a worker cannot reach, and ends the worker when the reader stops.

/** Takes the answer to the question that is open: one at a time. */
let onAnswer: ((answer: Answer) => void) | undefined;

function tell(message: FromWorker): void {
  postMessage(message);
}

function ask(question: Question): Promise<Answer> {
  return new Promise((resolve) => {
    onAnswer = resolve;
    tell({ type: "asked", question });
  });
}

async function read({ request, contextTokens }: Extract<ToWorker, { type: "read" }>): Promise<void> {
  const result = await analyseInBrowser(request, { contextTokens, ask }, new AbortController().signal);
  tell(typeof result === "string" ? { type: "failed", fault: result } : { type: "ended", report: result });
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "answered") onAnswer?.(data.answer);
  else read(data).catch(() => tell({ type: "failed", fault: "unavailable" }));
});
