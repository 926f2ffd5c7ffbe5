import type { Run } from "../task/state.ts";

/** What an analysis is doing, as far as the server has said. */
export function stageSentence({ taskId, stage, ahead }: Run): string {
  if (taskId === undefined) return "Sending the text.";
  if (stage === "queued" && ahead) {
    return ahead === 1 ? "Waiting: 1 analysis comes first." : `Waiting: ${ahead} analyses come first.`;
  }
  if (stage === "queued") return "Waiting: yours is next.";
  if (stage === "analysing") return "The text is being read.";
  return "The text has arrived.";
}
