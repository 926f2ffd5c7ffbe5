import type { Statements } from "#report/index.ts";
import { openWorker } from "../../worker/start-workers.ts";

function isStatements(value: unknown): value is Statements {
  return typeof value === "object" && value !== null && "claims" in value && "speakers" in value;
}

/** What a trimmed text states that can be checked, found in this browser. Rejects where the code for it does not come. */
export function askStatements(text: string): Promise<Statements> {
  const worker = openWorker("claims");
  return new Promise<Statements>((resolve, reject) => {
    const fail = () => reject(new Error("")); // told as a failure of the network
    worker.addEventListener("error", fail);
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (isStatements(data)) resolve(data);
      else fail();
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.postMessage(text);
  }).finally(() => worker.terminate());
}
