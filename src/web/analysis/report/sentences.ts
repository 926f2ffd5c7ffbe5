import type { Run } from "../task/state.ts";

/** What an analysis is doing, as far as the server has said. */
export function stageSentence({ taskId, stage, ahead, firstReading }: Run): string {
  if (taskId === undefined) return "Sending the text.";
  if (firstReading) return "Below is a first reading. A language model is still reading the text.";
  if (stage === "queued" && ahead) {
    return ahead === 1 ? "Waiting: 1 analysis comes first." : `Waiting: ${ahead} analyses come first.`;
  }
  if (stage === "queued") return "Waiting: yours is next.";
  if (stage === "analysing") return "The text is being read.";
  return "The text has arrived.";
}

/** How long it is until then, as the end of a sentence: "in 34 minutes". Minutes are rounded up, so that nobody comes too early. */
export function timeUntil(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  if (seconds <= 0) return "now";
  if (seconds < 60) return seconds === 1 ? "in 1 second" : `in ${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "in 1 minute" : `in ${minutes} minutes`;
}
