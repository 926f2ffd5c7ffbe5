import type { Statements } from "#report/index.ts";
import type { FromWorker, ToWorker } from "../../worker/messages.ts";
import { openWorker } from "../../worker/start-workers.ts";

/** What a trimmed text states that can be checked, found in this browser. Rejects where the code for it does not come. */
export function askStatements(text: string): Promise<Statements> {
  const worker = openWorker("analysis");
  const question: ToWorker = { type: "look-for-statements", text };
  return new Promise<Statements>((resolve, reject) => {
    const fail = () => reject(new Error("")); // told as a failure of the network
    worker.addEventListener("error", fail);
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === "found") resolve(data.statements);
      else fail();
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}
