import { describe, expect, it } from "vitest";
import { FILE_MESSAGES } from "#report/index.ts";
import { takeShared } from "./take-shared.ts";

const LONG_MS = 60_000;

/** A service worker that gives this answer to every question; none where it is left out. */
function workerThat(...answers: readonly unknown[]): Pick<ServiceWorker, "postMessage"> {
  return {
    postMessage: (_: unknown, given?: Transferable[] | StructuredSerializeOptions) => {
      const [port] = Array.isArray(given) ? given : [];
      if (port instanceof MessagePort) for (const answer of answers) port.postMessage(answer);
    },
  };
}

describe("What the page asks of the service worker", () => {
  it("is given as it was shared", async () => {
    expect(await takeShared("a", workerThat({ text: "It sails." }), LONG_MS)).toEqual({ text: "It sails." });
  });

  it("is said to be too much where it is", async () => {
    const asked = takeShared("a", workerThat({ fault: "fileTooLarge" }), LONG_MS);
    await expect(asked).rejects.toThrow(FILE_MESSAGES.fileTooLarge);
  });

  it.each([
    ["there is no worker", null],
    ["the worker holds nothing", workerThat(undefined)],
    ["the worker answers something else", workerThat("It sails.")],
    ["the worker is of a time before shares", workerThat()],
  ])("is said not to have arrived where %s", async (_, worker) => {
    await expect(takeShared("a", worker, 10)).rejects.toThrow(FILE_MESSAGES.shareLost);
  });
});
