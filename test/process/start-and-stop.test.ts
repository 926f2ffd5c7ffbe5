import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { describe, expect, it, type TestContext, vi } from "vitest";
import { ERROR_MESSAGES } from "#report/index.ts";
import { ask, begin, send } from "../kit/calls.ts";
import { runServer, type ServerProcess, startServer } from "../kit/server-process.ts";
import { temporaryFolder } from "../kit/temporary-folder.ts";

/** A bound on hanging, not on speed. */
const WAITING = { timeout: 20_000 };

const TEXT = "The council met on Monday and approved the budget.";
const REQUEST = JSON.stringify({ text: TEXT, language: "en" });

const folder = temporaryFolder();

type OnTestFinished = TestContext["onTestFinished"];

/** A model server that keeps every question waiting until the test lets it fail. */
async function openSlowModel(onTestFinished: OnTestFinished) {
  const waiting: ServerResponse[] = [];
  const model = createServer((_, response) => void waiting.push(response)).listen(0, "127.0.0.1");
  await once(model, "listening");
  const { port } = model.address() as AddressInfo;
  const baseURL = `http://127.0.0.1:${port}/v1`;
  const entry = { id: "slow", provider: "openai-compatible", model: "slow", baseURL, contextTokens: 32_000 };
  const cascadeFile = join(folder.path, `cascade-${port}.json`);
  await writeFile(cascadeFile, JSON.stringify({ models: [entry] }));
  onTestFinished(() => {
    model.closeAllConnections();
    model.close();
  });
  return { cascadeFile, waiting };
}

async function start(env: Record<string, string>, onTestFinished: OnTestFinished): Promise<ServerProcess> {
  const server = await startServer(env);
  onTestFinished(async () => void (await server.stop("SIGKILL")));
  return server;
}

// Most of the time these servers wait: for their readers, for their grace, for each other. So all run at once.
describe.concurrent("A server that is told to stop", () => {
  it("takes nothing more, lets the running analysis end, hands its report over, and ends with 0", async ({
    onTestFinished,
  }) => {
    const { cascadeFile, waiting } = await openSlowModel(onTestFinished);
    const server = await start({ CASCADE_FILE: cascadeFile }, onTestFinished);
    const taskId = await begin(server.url, TEXT);
    await vi.waitFor(() => expect(waiting).toHaveLength(1), WAITING);

    const stopped = server.stop("SIGTERM");
    await vi.waitFor(() => expect(server.said()).toContain("stopping"), WAITING);
    expect((await send(server.url, REQUEST)).status).toBe(503);
    const look = async () => (await ask(server.url, taskId)).json();
    expect(await look()).toMatchObject({
      status: "pending",
      stage: "analysing",
      first_reading: { analysed_by: { model: "embedded" } },
    });

    waiting[0]?.writeHead(503).end();
    await vi.waitFor(async () => {
      const reply = (await look()) as { status: string; data: { attempts: unknown } };
      expect(reply.status).toBe("completed");
      expect(reply.data.attempts).toEqual([
        expect.objectContaining({ model: "slow" }),
        expect.objectContaining({ model: "embedded", outcome: "answered" }),
      ]);
    }, WAITING);
    expect(await stopped).toBe(0);
  });

  it("tells a waiting analysis that it restarts, and the next server tells it to who asks later", async ({
    onTestFinished,
  }) => {
    const { cascadeFile, waiting } = await openSlowModel(onTestFinished);
    const server = await start({ CASCADE_FILE: cascadeFile, CONCURRENCY: "1" }, onTestFinished);
    await begin(server.url, TEXT);
    const taskId = await begin(server.url, TEXT);
    await vi.waitFor(() => expect(waiting).toHaveLength(1), WAITING);
    const stopped = server.stop("SIGTERM");
    await vi.waitFor(() => expect(server.said()).toContain("stopping"), WAITING);
    const reply = await ask(server.url, taskId);
    expect(await reply.json()).toEqual({ status: "failed", error: ERROR_MESSAGES.serverRestarts });
    waiting[0]?.writeHead(503).end();
    await stopped;

    const next = await start({ PORT: new URL(server.url).port }, onTestFinished);
    const later = await ask(next.url, taskId);
    expect(later.status).toBe(404);
    expect(await later.json()).toEqual({
      error: expect.stringContaining("the server has restarted") as string,
    });
  });

  it("ends at once when it is idle", async ({ onTestFinished }) => {
    const server = await start({}, onTestFinished);
    expect(await server.stop("SIGINT")).toBe(0);
    expect(server.said()).toContain("stopped");
  });

  it("waits for a running analysis no longer than its grace", async ({ onTestFinished }) => {
    const { cascadeFile, waiting } = await openSlowModel(onTestFinished);
    const server = await start({ CASCADE_FILE: cascadeFile, STOP_GRACE_SECONDS: "0" }, onTestFinished);
    await begin(server.url, TEXT);
    await vi.waitFor(() => expect(waiting).toHaveLength(1), WAITING);
    expect(await server.stop()).toBe(0);
    expect(server.said()).toContain('"outcome":"stopped"');
  });

  it("takes a signal that arrives twice at once, as Ctrl+C under npm does, for one", async ({
    onTestFinished,
  }) => {
    const server = await start({}, onTestFinished);
    void server.stop("SIGINT");
    expect(await server.stop("SIGINT")).toBe(0);
    expect(server.said()).toContain("stopped");
  });

  it("ends without waiting when it is told again and again", async ({ onTestFinished }) => {
    const { cascadeFile, waiting } = await openSlowModel(onTestFinished);
    const server = await start({ CASCADE_FILE: cascadeFile }, onTestFinished);
    await begin(server.url, TEXT);
    await vi.waitFor(() => expect(waiting).toHaveLength(1), WAITING);
    const insist = setInterval(() => void server.stop("SIGINT"), 100);
    onTestFinished(() => clearInterval(insist));
    expect(await server.stop("SIGINT")).toBe(1);
  });
});

describe.concurrent("A server that cannot start", () => {
  it.each([
    [{ PORT: "no" }, "Wrong configuration: PORT must be a whole number"],
    [{ TRUST_PROXY: "yes", CONCURRENCY: "0" }, "TRUST_PROXY must"],
    [{ CASCADE_FILE: "nowhere.json", SITE_FOLDER: "none" }, "nowhere.json cannot be read"],
    [{ HOST: "192.0.2.1", SITE_FOLDER: "none" }, "set HOST to one that it has"],
    [{ SITE_FOLDER: "nowhere" }, "There is no built site in nowhere. Run `npm run build` first."],
  ])("says in words what is wrong with %j, and ends with 1", async (env, words) => {
    const { code, said } = await runServer(env);
    expect(code).toBe(1);
    expect(said).toContain(words);
    expect(said).not.toMatch(/^\s+at /mu);
  });

  it("says so when its port is taken", async ({ onTestFinished }) => {
    const { url } = await start({}, onTestFinished);
    const { code, said } = await runServer({ PORT: new URL(url).port, SITE_FOLDER: "none" });
    expect(code).toBe(1);
    expect(said).toContain("set PORT to another port");
  });
});

/** The status of a call by a name, which fetch would not let us choose. */
const statusOf = async (url: string, host: string) => {
  const { port } = new URL(url);
  const asked = request({ host: "127.0.0.1", port, path: "/healthz", headers: { host } }).end();
  const [reply] = (await once(asked, "response")) as [IncomingMessage];
  reply.resume();
  return reply.statusCode;
};

describe.concurrent("A server that has started", () => {
  it("answers to no name that is not this machine's, until PUBLIC_URL says that it is public", async ({
    onTestFinished,
  }) => {
    const { url } = await start({}, onTestFinished);
    expect(await statusOf(url, "localhost")).toBe(200);
    expect(await statusOf(url, "rebound.example")).toBe(421);
    const named = await start({ PUBLIC_URL: "https://subtext.example" }, onTestFinished);
    expect(await statusOf(named.url, "subtext.example")).toBe(200);
  });

  it("listens where HOST says, and says how to open it to others", async ({ onTestFinished }) => {
    const server = await start({ HOST: "localhost" }, onTestFinished);
    await vi.waitFor(() => expect(server.said()).toContain("HOST=0.0.0.0"), WAITING);
    expect(await statusOf(server.url, "localhost")).toBe(200);
    const outside = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    const address = outside.find(({ internal, family }) => !internal && family === "IPv4")?.address;
    if (address === undefined) return;
    await expect(fetch(`http://${address}:${new URL(server.url).port}/healthz`)).rejects.toThrow(
      "fetch failed",
    );
  });

  it("warns when a visitor could forge an address", async ({ onTestFinished }) => {
    const server = await start({ HOST: "0.0.0.0", TRUST_PROXY: "1" }, onTestFinished);
    expect(server.said()).toContain("TRUST_PROXY is a number");
  });
});
