import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect, it } from "vitest";
import { begin, endOf } from "../kit/calls.ts";
import { startServer, WITH_HEAP } from "../kit/server-process.ts";
import { temporaryFolder } from "../kit/temporary-folder.ts";

const folder = temporaryFolder();

/** Words that are not among the quotes of the report, and words that are; both stand nowhere else. */
const UNQUOTED = "zygomorphistan";
const QUOTED = "xylocanaryphone";

/** Long enough that a quote is a slice of it. */
const textOf = (index: number) =>
  "The council met on Monday and sat until late. " +
  `The minutes of its ${UNQUOTED}${index} meeting were read, and those of the ${UNQUOTED} before it. ` +
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

  const analyse = async (text: string) => {
    const reply = await endOf(server.url, await begin(server.url, text));
    expect(reply.status).toBe("completed");
    return reply;
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
