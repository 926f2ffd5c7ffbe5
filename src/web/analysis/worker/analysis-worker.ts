import "./without-eval.ts";
import { analyseInBrowser, analyseOnDevice } from "#analysis/in-browser.ts";
import { findClaims, findSpeakerNames } from "#detector/index.ts";
import type { AnalysisRequest } from "#report/index.ts";
import type { Answer, FromWorker, Question, ToWorker } from "./messages.ts";

// Reads a text off the screen's thread: by itself, or with the model of the browser. Then it writes the questions, and
// grounds and filters the answers; the page asks the model, which a worker cannot reach. It looks for statements as well, since
// the rules for both are the same and large. Nothing is sent.

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

/** The page ends the worker when the reader stops. */
const { signal } = new AbortController();

async function read({ request, contextTokens }: Extract<ToWorker, { type: "read" }>): Promise<void> {
  const result = await analyseInBrowser(request, { contextTokens, ask }, signal);
  tell(typeof result === "string" ? { type: "failed", fault: result } : { type: "ended", report: result });
}

async function readAlone(request: AnalysisRequest): Promise<void> {
  tell({ type: "ended", report: await analyseOnDevice(request, signal) });
}

function lookForStatements(text: string): void {
  tell({ type: "found", statements: { claims: findClaims(text), speakers: findSpeakerNames(text) } });
}

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === "answered") return onAnswer?.(data.answer);
  if (data.type === "look-for-statements") return lookForStatements(data.text);
  const reading = data.type === "read" ? read(data) : readAlone(data.request);
  reading.catch(() => tell({ type: "failed", fault: "unavailable" }));
});
