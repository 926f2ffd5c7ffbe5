import { FILE_MESSAGES } from "#report/index.ts";
import type { Share, ShareQuestion } from "./share.ts";

/** How long the service worker has for its answer, in milliseconds: it may have to start first, or know of no shares. */
const ANSWER_MS = 5_000;

type Taken = Exclude<Share, { readonly fault: unknown }>;

function isShare(value: unknown): value is Share {
  return (
    typeof value === "object" && value !== null && ("text" in value || "file" in value || "fault" in value)
  );
}

/** The part of a service worker that is used here. */
type Holder = Pick<ServiceWorker, "postMessage">;

function ask(worker: Holder, name: string, answerMs: number): Promise<Share | undefined> {
  const { port1, port2 } = new MessageChannel();
  const question: ShareQuestion = { type: "shared", name };
  return new Promise<Share | undefined>((resolve) => {
    port1.addEventListener("message", ({ data }: MessageEvent<unknown>) =>
      resolve(isShare(data) ? data : undefined),
    );
    port1.start();
    AbortSignal.timeout(answerMs).addEventListener("abort", () => resolve(undefined));
    worker.postMessage(question, [port2]);
  }).finally(() => port1.close());
}

/**
 * What the service worker holds under a name, which it then forgets. Rejects with an error whose message is one of the
 * closed list: a worker that was stopped meanwhile holds nothing.
 */
export async function takeShared(
  name: string,
  worker: Holder | null | undefined = navigator.serviceWorker?.controller,
  answerMs = ANSWER_MS,
): Promise<Taken> {
  const share = worker ? await ask(worker, name, answerMs) : undefined;
  if (!share) throw new Error(FILE_MESSAGES.shareLost);
  if ("fault" in share) throw new Error(FILE_MESSAGES[share.fault]);
  return share;
}
