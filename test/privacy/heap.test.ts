import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { STATUS_PATH, type StatusReply, TRIGGER_PATH } from "#report/index.ts";
import { startServer, WITH_HEAP } from "../kit/server-process.ts";
import { temporaryFolder } from "../kit/temporary-folder.ts";

const folder = temporaryFolder();

/** Words that are not among the quotes of the report, and words that are; both stand nowhere else. */
const UNQUOTED = "zygomorphistan";
const QUOTED = "xylocanaryphone";

/** Long enough that a quote is a slice of it. */
const textOf = (index: number) =>
  `The session was opened on Monday by its oldest member. The ${UNQUOTED}${index} council met on Monday, and the minutes of its ${UNQUOTED} meeting were read. ` +
  `Only traitors doubt the great and shining things. ` +
  `Act now, or the ${QUOTED}${index} and its friends will destroy everything we love!`;

/** A model that is down, so that the question has been written and sent. */
async function brokenModel() {
  const model = createServer((request, response) => {
    request.resume().on("end", () => response.writeHead(500).end());
  }).listen(0, "127.0.0.1");
  await once(model, "listening");
  const baseURL = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1`;
  const file = join(folder.path, "cascade.json");
  const entry = { id: "down", provider: "openai-compatible", model: "down", baseURL, contextTokens: 32_000 };
  await writeFile(file, JSON.stringify({ models: [entry] }));
  return { file, model };
}

it("A submitted text is nowhere in the memory of the server after its analysis, nor are its quotes", {
  timeout: 120_000,
}, async ({ onTestFinished }) => {
  const { file, model } = await brokenModel();
  const server = await startServer({ CASCADE_FILE: file, ANALYSES_PER_HOUR: "1000" }, WITH_HEAP);
  onTestFinished(async () => {
    model.close();
    await server.stop("SIGKILL");
  });

  const ask = async (taskId: string) =>
    (await (await fetch(`${server.url}${STATUS_PATH}?taskId=${taskId}`)).json()) as StatusReply;
  const analyse = async (text: string): Promise<StatusReply> => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ text, language: "en" });
    const started = await fetch(`${server.url}${TRIGGER_PATH}`, { method: "POST", headers, body });
    const { taskId } = (await started.json()) as { taskId: string };
    return await vi.waitFor(
      async () => {
        const reply = await ask(taskId);
        expect(reply.status).toBe("completed");
        return reply;
      },
      { timeout: 20_000, interval: 50 },
    );
  };

  for (let index = 0; index < 20; index += 1) {
    const reply = JSON.stringify(await analyse(textOf(index)));
    expect(reply).toContain(`${QUOTED}${index}`);
    expect(reply).not.toContain(UNQUOTED);
  }
  const heap = await server.heap();
  // What must be there is: the snapshot holds the strings of the server.
  expect(heap).toContain("analyze-trigger");
  const found = [UNQUOTED, QUOTED].map((word) => heap.split(word).length - 1);
  expect(found).toEqual([0, 0]);
});
