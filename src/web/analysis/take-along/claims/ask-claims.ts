import type { Claim } from "#report/index.ts";
import { openWorker } from "../../worker/start-workers.ts";

function isClaims(value: unknown): value is readonly Claim[] {
  return Array.isArray(value);
}

/** The statements of a trimmed text that can be checked, found in this browser. Rejects where the code for it does not come. */
export function askClaims(text: string): Promise<readonly Claim[]> {
  const worker = openWorker("claims");
  return new Promise<readonly Claim[]>((resolve, reject) => {
    const fail = () => reject(new Error("")); // told as a failure of the network
    worker.addEventListener("error", fail);
    worker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
      if (isClaims(data)) resolve(data);
      else fail();
    });
    worker.postMessage(text);
  }).finally(() => worker.terminate());
}
