import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  ERROR_MESSAGES,
  STATUS_PATH,
  startReplySchema,
  statusReplySchema,
  TRIGGER_PATH,
} from "#report/index.ts";
import { endOf, send } from "../kit/calls.ts";
import { temporaryFolder } from "../kit/temporary-folder.ts";
import { playNetlify } from "../stand-ins/netlify.ts";

const CANARY = "Zyxwvutcanary";
const folder = temporaryFolder();
let netlify: Awaited<ReturnType<typeof playNetlify>>;

beforeAll(async () => {
  netlify = await playNetlify({
    folder: folder.path,
    load: async (name) => (await import(`../../netlify/functions/${name}.ts`)).default,
  });
  const secret = { SUBTEXT_SECRET: "0123456789abcdef0123456789abcdef", LOG_LEVEL: "silent" };
  for (const [name, value] of Object.entries({ ...netlify.env, ...secret })) vi.stubEnv(name, value);
});
afterAll(async () => {
  await netlify.stop();
  vi.unstubAllEnvs();
});

function post(body: unknown): Promise<Response> {
  return send(netlify.url, JSON.stringify(body));
}

/** All that lies on the disk of the store: names, labels and bytes. */
async function stored(): Promise<{ paths: string[]; bytes: string }> {
  const entries = await readdir(folder.path, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const bytes = await Promise.all(paths.map((path) => readFile(path, "latin1")));
  return { paths, bytes: bytes.join("\n") };
}

describe("The functions of a Netlify site", () => {
  it("answer the two calls as the server does, and keep no word of the text in the clear", async () => {
    const text = `${CANARY} is a traitor! Act now, or they will destroy everything!`;
    const reply = await post({ text, language: "en" });
    expect(reply.status).toBe(202);
    expect(reply.headers.get("ratelimit")).toMatch(/^"default";r=19;t=\d+$/u);
    expect(reply.headers.get("content-security-policy")).toContain("default-src 'none'");
    const { taskId } = startReplySchema.parse(await reply.json());
    const state = statusReplySchema.parse(await endOf(netlify.url, taskId));
    expect(JSON.stringify(state)).toContain("destroy");
    const { paths, bytes } = await stored();
    expect(paths.some((path) => path.includes("result"))).toBe(true);
    expect(paths.some((path) => path.includes("input"))).toBe(false);
    for (const word of [CANARY, "traitor", "destroy", taskId])
      expect(bytes + paths.join()).not.toContain(word);
  });

  it("refuse what the server refuses, in the same words", async () => {
    const empty = await post({ text: " ", language: "en" });
    expect([empty.status, await empty.json()]).toEqual([400, { error: ERROR_MESSAGES.textRequired }]);
    const unknown = await fetch(`${netlify.url}${STATUS_PATH}?taskId=nobody-has-this`);
    expect([unknown.status, await unknown.json()]).toEqual([404, { error: ERROR_MESSAGES.taskUnknown }]);
    expect((await fetch(netlify.url + TRIGGER_PATH)).status).toBe(405);
  });

  it("begin nothing when somebody else calls the worker", async () => {
    for (const body of ["", "{}", JSON.stringify({ name: "a".repeat(24) })]) {
      const url = `${netlify.url}/.netlify/functions/analyze-worker-background`;
      expect((await fetch(url, { method: "POST", body })).status).toBe(202);
    }
  });
});
