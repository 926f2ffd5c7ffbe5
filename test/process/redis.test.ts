import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, type TestContext, vi } from "vitest";
import { ERROR_MESSAGES } from "#report/index.ts";
import { createRedisLimiter } from "#server/api/limits/redis-limiter.ts";
import { createKeyring, openRedis } from "#tasks/index.ts";
import { ask, begin, send, stateOf } from "../kit/calls.ts";
import { hasRedis, SHIPPED_SETTINGS, startRedis } from "../kit/redis-server.ts";
import { type ServerProcess, startServer } from "../kit/server-process.ts";
import { temporaryFolder } from "../kit/temporary-folder.ts";
import { startModelServer } from "../stand-ins/model-server.ts";

const folder = temporaryFolder();
const SECRET = randomBytes(32).toString("hex");
/** What the figure of 15 seconds is promised for: a task of a worker that was killed is begun anew. */
const BEGUN_ANEW = { timeout: 15_000, interval: 50 };
/** A bound on hanging, not on speed: several processes start at once. */
const SOON = { timeout: 40_000, interval: 50 };

type OnTestFinished = TestContext["onTestFinished"];

/** A cascade file of one model, in a folder. */
async function writeCascade(path: string, baseURL: string): Promise<string> {
  const file = join(path, "cascade.json");
  const entry = { id: "m", provider: "openai-compatible", model: "m", baseURL, contextTokens: 32_000 };
  await writeFile(file, JSON.stringify({ models: [entry] }));
  return file;
}

/** A Redis and a model that hangs, of one test alone, with what starts processes between them. */
async function setUp(onTestFinished: OnTestFinished) {
  const path = await mkdtemp(join(folder.path, "redis-"));
  const [redis, model] = [await startRedis(path, SHIPPED_SETTINGS), await startModelServer()];
  model.behave("hang");
  const CASCADE_FILE = await writeCascade(path, model.baseURL);
  const env = { REDIS_URL: redis.url, SUBTEXT_SECRET: SECRET, CASCADE_FILE, STOP_GRACE_SECONDS: "0" };
  const processes: ServerProcess[] = [];
  const start = async (role: "serve" | "work" | "both", more: Record<string, string> = {}) => {
    const one = await startServer({ ...env, ...more }, [], role);
    processes.push(one);
    return one;
  };
  onTestFinished(async () => {
    await Promise.all(processes.map((one) => one.stop("SIGKILL")));
    await Promise.all([model.close(), redis.kill()]);
  });
  const asked = (count: number) => () => expect(model.asked.length).toBeGreaterThanOrEqual(count);
  return { redis, model, env, start, asked };
}

const TEXT = "Only traitors doubt it. Act now, or they win!";
const REQUEST = JSON.stringify({ text: TEXT, language: "en" });

/** The processes that another has started, and how they were called. */
async function childrenOf(pid: number | undefined): Promise<{ pid: number; command: string }[]> {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid=,args="]);
  return stdout.split("\n").flatMap((line) => {
    const [own, parent, ...command] = line.trim().split(/\s+/u);
    return Number(parent) === pid ? [{ pid: Number(own), command: command.join(" ") }] : [];
  });
}

/** Ends a process and those that it has started, should the test have left them. */
function endWith(child: ChildProcess, onTestFinished: OnTestFinished): void {
  onTestFinished(async () => {
    for (const { pid } of await childrenOf(child.pid)) process.kill(pid, "SIGKILL");
    child.kill("SIGKILL");
  });
}

// Most of the time they wait: until a lock has run out, or Redis has not answered for long. So all run at once.
describe.skipIf(!hasRedis).concurrent("Servers and workers on one Redis", { timeout: 90_000 }, () => {
  it("end a worker that is stuck, and begin its task anew in the next one", async ({ onTestFinished }) => {
    const { model, env, start, asked } = await setUp(onTestFinished);
    const server = await start("serve");
    const keeper = spawn(process.execPath, ["scripts/keep-worker.ts"], {
      env: { PATH: process.env["PATH"], LOCAL_MODELS: "off", ...env },
      stdio: "ignore",
    });
    endWith(keeper, onTestFinished);
    const keeperEnded = once(keeper, "close");
    const taskId = await begin(server.url, TEXT);
    await vi.waitFor(asked(1), SOON);
    model.behave("answer");
    const worker = (await childrenOf(keeper.pid))[0]?.pid ?? 0;
    // As a loop without an end would: the process is there, and does nothing more.
    process.kill(worker, "SIGSTOP");
    await vi.waitFor(
      async () => expect(await stateOf(server.url, taskId)).toMatchObject({ status: "completed" }),
      { timeout: 40_000, interval: 100 },
    );
    expect(() => process.kill(worker, 0)).toThrow();
    keeper.kill("SIGTERM");
    expect(await keeperEnded).toEqual([0, null]);
  });

  it("end a stuck analysis under `npm start` too, while its server goes on answering", async ({
    onTestFinished,
  }) => {
    const { model, env, asked } = await setUp(onTestFinished);
    const starter = spawn(process.execPath, ["scripts/start.ts"], {
      env: { PATH: process.env["PATH"], LOCAL_MODELS: "off", PORT: "0", SITE_FOLDER: "none", ...env },
      stdio: ["ignore", "pipe", "inherit"],
    });
    endWith(starter, onTestFinished);
    const ended = once(starter, "close");
    let said = "";
    starter.stdout.on("data", (chunk: Buffer) => {
      said += chunk.toString();
    });
    const urlIn = () => / at (http:\/\/localhost:\d+)\//u.exec(said)?.[1];
    await vi.waitFor(() => expect(urlIn()).toBeDefined(), SOON);
    const url = (urlIn() ?? "").replace("localhost", "127.0.0.1");
    const taskId = await begin(url, TEXT);
    await vi.waitFor(asked(1), SOON);
    model.behave("answer");
    const worker = (await childrenOf(starter.pid)).find(({ command }) => command.endsWith(" work"))?.pid ?? 0;
    process.kill(worker, "SIGSTOP");
    expect(await stateOf(url, taskId)).toMatchObject({ status: "pending" });
    await vi.waitFor(async () => expect(await stateOf(url, taskId)).toMatchObject({ status: "completed" }), {
      timeout: 40_000,
      interval: 100,
    });
    expect(() => process.kill(worker, 0)).toThrow();
    starter.kill("SIGTERM");
    expect(await ended).toEqual([0, null]);
  });

  it("take a task at one server, do it in a worker, and tell of it at another server", async ({
    onTestFinished,
  }) => {
    const { model, start } = await setUp(onTestFinished);
    const [one, other] = [await start("serve"), await start("serve")];
    const taskId = await begin(one.url, TEXT);
    expect(await stateOf(other.url, taskId)).toEqual({ status: "pending", stage: "queued", ahead: 0 });
    await start("work");
    // The model hangs: what the embedded analyser reads is shown meanwhile.
    await vi.waitFor(
      async () =>
        expect(await stateOf(other.url, taskId)).toMatchObject({ first_reading: expect.anything() }),
      SOON,
    );
    model.behave("answer");
    await start("both");
    const another = await begin(one.url, TEXT);
    await vi.waitFor(
      async () => expect(await stateOf(other.url, another)).toMatchObject({ status: "completed" }),
      SOON,
    );
  });

  it("begin the task of a killed worker anew within 15 seconds, and end it", async ({ onTestFinished }) => {
    const { model, start, asked } = await setUp(onTestFinished);
    const server = await start("serve");
    const worker = await start("work");
    const taskId = await begin(server.url, TEXT);
    await vi.waitFor(asked(1), SOON);
    await start("work");
    model.behave("answer");
    await worker.stop("SIGKILL");
    await vi.waitFor(asked(2), BEGUN_ANEW);
    await vi.waitFor(
      async () => expect(await stateOf(server.url, taskId)).toMatchObject({ status: "completed" }),
      SOON,
    );
  });

  it("hand a task on at once when its worker is told to stop", async ({ onTestFinished }) => {
    const { model, start, asked } = await setUp(onTestFinished);
    const server = await start("serve");
    const worker = await start("work");
    const taskId = await begin(server.url, TEXT);
    await vi.waitFor(asked(1), SOON);
    model.behave("answer");
    expect(await worker.stop()).toBe(0);
    expect(await stateOf(server.url, taskId)).toEqual({ status: "pending", stage: "queued", ahead: 0 });
    await start("work");
    await vi.waitFor(
      async () => expect(await stateOf(server.url, taskId)).toMatchObject({ status: "completed" }),
      SOON,
    );
  });

  it("keep what they have taken when Redis is killed, say so in time, and go on without a restart", async ({
    onTestFinished,
  }) => {
    const { redis, model, start } = await setUp(onTestFinished);
    const server = await start("serve");
    const taskId = await begin(server.url, TEXT);
    await redis.kill();
    for (const reply of [await send(server.url, REQUEST), await ask(server.url, taskId)]) {
      expect(reply.status).toBe(503);
      expect(reply.headers.get("retry-after")).toBe("10");
      expect(await reply.json()).toEqual({ error: ERROR_MESSAGES.storeUnreachable });
    }
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    await redis.start();
    await vi.waitFor(async () => expect((await fetch(`${server.url}/readyz`)).status).toBe(200), SOON);
    expect(await stateOf(server.url, taskId)).toEqual({ status: "pending", stage: "queued", ahead: 0 });
    model.behave("answer");
    await start("work");
    await vi.waitFor(
      async () => expect(await stateOf(server.url, taskId)).toMatchObject({ status: "completed" }),
      SOON,
    );
  });

  it("say in time that a Redis that hangs does not answer, and serve the rest", async ({
    onTestFinished,
  }) => {
    const { redis, start } = await setUp(onTestFinished);
    const server = await start("serve");
    redis.freeze();
    try {
      expect((await send(server.url, REQUEST)).status).toBe(503);
      expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    } finally {
      redis.thaw();
    }
    await vi.waitFor(async () => expect((await send(server.url, REQUEST)).status).toBe(202), SOON);
  });

  it("refuse what a full queue cannot take with 503, and say when to come back", async ({
    onTestFinished,
  }) => {
    const { start } = await setUp(onTestFinished);
    const server = await start("serve", { QUEUE_LENGTH: "2" });
    const replies = [];
    for (let index = 0; index < 3; index += 1) replies.push(await send(server.url, REQUEST));
    expect(replies.map(({ status }) => status)).toEqual([202, 202, 503]);
    expect(replies[2]?.headers.get("retry-after")).toBe("30");
  });

  it("let exactly so many analyses of a visitor pass between them, whatever their clocks say", async ({
    onTestFinished,
  }) => {
    const { redis } = await setUp(onTestFinished);
    const connections = [1, 2].map(() => openRedis({ url: redis.url }));
    const keyring = createKeyring([SECRET]);
    // The clock of the second server is a year behind.
    const [first, second] = connections.map((connection, index) =>
      createRedisLimiter({ redis: connection, keyring, limit: 20, now: () => Date.now() - index * 3.15e10 }),
    );
    if (!first || !second) throw new Error("no limiters");
    const takes = Array.from(
      { length: 500 },
      async (_, index) => await (index % 2 ? first : second).take("192.0.2.1"),
    );
    const allowances = await Promise.all(takes);
    expect(allowances.filter(({ allowed }) => allowed)).toHaveLength(20);
    expect(allowances.map(({ remaining }) => remaining)).toContain(19);
    expect((await first.take("192.0.2.2")).allowed).toBe(true);
    await second.giveBack("192.0.2.1");
    expect((await first.take("192.0.2.1")).allowed).toBe(true);
    expect((await second.take("192.0.2.1")).allowed).toBe(false);
    for (const connection of connections) connection.close();
  });
});
