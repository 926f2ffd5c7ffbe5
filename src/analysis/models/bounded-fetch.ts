import { ModelFailure } from "../model.ts";

/** No report of ours is longer. In bytes. */
const LARGEST_ANSWER = 1_000_000;

/**
 * `fetch` that reads no more than a report can hold, and does not follow a redirection: the text
 * goes to the server that is configured and to no other.
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "error" });
  if (response.body === null) return response;
  let seen = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        seen += chunk.byteLength;
        if (seen > LARGEST_ANSWER) controller.error(new ModelFailure("unreadable"));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { status: response.status, headers: response.headers });
};
