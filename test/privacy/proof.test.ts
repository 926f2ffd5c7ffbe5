import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { globSync, readFileSync, statSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { Redis } from "ioredis";
import { describe, expect, it, type TestContext, vi } from "vitest";
import { STATUS_PATH, type StatusReply } from "#report/index.ts";
import { freePort } from "../../scripts/free-port.ts";
import { begin, endOf, send } from "../kit/calls.ts";
import { findCanary, formsOf, newCanary } from "../kit/canary.ts";
import { dumpRedis, hasRedis, type RedisServer, SHIPPED_SETTINGS, startRedis } from "../kit/redis-server.ts";
import { type ServerProcess, startServer, WITH_HEAP } from "../kit/server-process.ts";
import { temporaryFolder } from "../kit/temporary-folder.ts";
import { type ModelServer, startModelServer } from "../stand-ins/model-server.ts";

const folder = temporaryFolder();

/** Answers of models, from the worst to a good one; the last text is held until it is given up. */
const FAILURES = ["down", "reset", "rubbish", "wrong-schema", "truncated", "filtered", "too-long"] as const;
const HELD = "Hold this one.";

const textWith = (canary: string, more = "") =>
  `The session was opened on Monday. ${more} The ${canary} council met, and its minutes were read. ` +
  `Only traitors doubt the great and shining ${canary}. Act now, or the ${canary} will destroy everything we love!`;

type Finished = TestContext["onTestFinished"];

/** A model for each failure and then a good one, which holds some texts for as long as it is asked. */
async function startModels(finished: Finished): Promise<{ file: string; models: ModelServer[] }> {
  const models: ModelServer[] = [];
  for (const mode of FAILURES) {
    const model = await startModelServer();
    model.behave(mode);
    models.push(model);
  }
  const good = await startModelServer();
  good.behave(({ text }) => (text.includes(HELD) ? "hang" : "answer"));
  models.push(good);
  finished(async () => void (await Promise.all(models.map((model) => model.close()))));
  const entries = models.map(({ baseURL }, index) => ({
    id: `model-${index}`,
    provider: "openai-compatible",
    model: "stand-in",
    baseURL,
    contextTokens: 32_000,
  }));
  const file = join(folder.path, `cascade-${Date.now()}.json`);
  await writeFile(file, JSON.stringify({ models: entries }));
  return { file, models };
}

/** One installation, with everything in which something of a text could be left. */
interface Installation {
  readonly url: string;
  readonly metricsUrl: string;
  readonly processes: ServerProcess[];
  readonly redis: RedisServer | undefined;
  /** Starts another worker, where there are workers. */
  startWorker(): Promise<ServerProcess>;
}

async function install(store: string, file: string, finished: Finished): Promise<Installation> {
  const metricsPort = await freePort();
  const redis = store === "Redis" ? await startRedis(folder.path, SHIPPED_SETTINGS) : undefined;
  const env = {
    CASCADE_FILE: file,
    CASCADE_SECONDS: "4",
    ANALYSES_PER_HOUR: "1000",
    LOG_LEVEL: "trace",
    ...(redis && { REDIS_URL: redis.url, SUBTEXT_SECRET: randomBytes(32).toString("hex") }),
  };
  const processes: ServerProcess[] = [];
  finished(async () => {
    for (const one of processes) await one.stop("SIGKILL");
    await redis?.kill();
  });
  const start = async (role: "serve" | "work" | "both", more = {}) => {
    const one = await startServer({ ...env, ...more }, WITH_HEAP, role);
    processes.push(one);
    return one;
  };
  const server = await start(redis ? "serve" : "both", { METRICS_PORT: String(metricsPort) });
  if (redis) await start("work");
  return {
    url: server.url,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    processes,
    redis,
    startWorker: () => start("work"),
  };
}

async function reportOf(url: string, taskId: string): Promise<StatusReply> {
  const reply = await endOf(url, taskId);
  expect(reply.status).toBe("completed");
  return reply;
}

/** All that is answered to requests in which something is wrong. */
async function errorReplies(url: string, canary: string): Promise<string> {
  const replies = [
    await send(url, `{"text":"${canary}`),
    await send(url, JSON.stringify({ text: canary, language: canary })),
    await send(url, JSON.stringify({ text: [canary], language: "en" })),
    await send(url, JSON.stringify({ [canary]: canary })),
    await send(url, JSON.stringify({ text: canary.repeat(1_000), language: "en" })),
    await send(url, canary.repeat(20_000)),
    await send(url, textWith(canary), "text/plain"),
    await fetch(`${url}${STATUS_PATH}?taskId=${canary}`),
    await fetch(`${url}/${canary}?${canary}`, { headers: { "user-agent": canary, referer: canary } }),
  ];
  for (const reply of replies) expect(reply.status).toBeGreaterThanOrEqual(400);
  const said = await Promise.all(
    replies.map(async (reply) => JSON.stringify([...reply.headers]) + (await reply.text())),
  );
  return said.join("\n");
}

const exclude = (path: string) => /node_modules|\.git$|test-results/u.test(path);

/** Every file of the project and of the place for temporary files that was written since a moment. */
function filesSince(moment: number): Buffer {
  const paths = [
    ...globSync("**/*", { exclude }),
    ...globSync(`${tmpdir()}/{core*,node*,v8*,report*}`),
    ...globSync("/var/tmp/{core*,node*,v8*,report*}"),
  ];
  const written = paths.filter((path) => {
    const found = statSync(path, { throwIfNoEntry: false });
    return found?.isFile() && found.mtimeMs >= moment;
  });
  return Buffer.concat(written.map((path) => readFileSync(path)));
}

/** Redis' keys and values, and what it has on the disk after it was told to write all of it in both of its ways. */
async function everythingIn(redis: RedisServer): Promise<Map<string, Buffer>> {
  const connection = new Redis(redis.url);
  await connection.save();
  const slow = JSON.stringify(await connection.slowlog("GET", 100));
  connection.disconnect();
  const files = globSync(`${folder.path}/**/*`).filter((path) => /\.(?:rdb|aof|manifest)$/u.test(path));
  expect(files.some((path) => path.endsWith("dump.rdb"))).toBe(true);
  expect(files.some((path) => path.endsWith(".incr.aof"))).toBe(true);
  return new Map([
    ["keys and values of Redis", Buffer.from(await dumpRedis(redis.url), "latin1")],
    ["slow log of Redis", Buffer.from(slow)],
    ["RDB and AOF files", Buffer.concat(files.map((path) => readFileSync(path)))],
  ]);
}

describe("The search for a canary", () => {
  it("finds it in every encoding, wherever it begins, and inside gzip", () => {
    const canary = newCanary();
    for (const form of formsOf(canary).values()) {
      const planted = Buffer.concat([randomBytes(100), form, randomBytes(100)]);
      expect(findCanary(canary, planted)).not.toEqual([]);
      expect(findCanary(canary, Buffer.concat([randomBytes(9), gzipSync(planted)]))).not.toEqual([]);
    }
    for (const before of ["", "a", "ab", "abc"]) {
      const encoded = Buffer.from(`${before}${canary} and more`).toString("base64");
      expect(findCanary(canary, Buffer.from(encoded))).not.toEqual([]);
    }
    expect(findCanary(canary, randomBytes(100_000))).toEqual([]);
  });
});

const stores = ["memory", ...(hasRedis ? ["Redis"] : [])];

describe.each(stores)("A text that goes through the store in %s", (store) => {
  it("is in no log, file, key, value, metric, error or memory afterwards, in no encoding", {
    timeout: 180_000,
  }, async ({ onTestFinished }) => {
    const startedAt = Date.now() - 1_000;
    const canary = newCanary();
    const { file, models } = await startModels(onTestFinished);
    const place = await install(store, file, onTestFinished);
    const searched = new Map<string, Buffer>();
    const search = (found: Map<string, Buffer>, when: string) => {
      for (const [where, bytes] of found) searched.set(`${where} ${when}`, bytes);
    };

    // Models that fail in seven ways, and one that answers; the visitor gets the report, with the quoted word.
    for (let index = 0; index < 4; index += 1) {
      const taskId = await begin(place.url, textWith(canary, `Paper ${index}.`));
      expect(JSON.stringify(await reportOf(place.url, taskId))).toContain(canary);
    }
    for (const model of models) expect(model.asked.length).toBeGreaterThan(0);
    searched.set("error replies", Buffer.from(await errorReplies(place.url, canary)));

    // A task that is being worked on when its worker dies, so that another does it.
    const held = await begin(place.url, textWith(canary, HELD));
    await vi.waitFor(() => expect(models.at(-1)?.asked.some(({ text }) => text.includes(HELD))).toBe(true), {
      timeout: 20_000,
    });
    if (place.redis) {
      search(await everythingIn(place.redis), "while a task runs");
      await place.processes[1]?.stop("SIGKILL");
      search(await everythingIn(place.redis), "after a worker was killed");
      await place.startWorker();
    }
    expect(JSON.stringify(await reportOf(place.url, held))).toContain(canary);

    if (place.redis) search(await everythingIn(place.redis), "while reports are kept");
    searched.set("metrics", Buffer.from(await (await fetch(place.metricsUrl)).text()));
    const alive = place.processes.filter((one) => isAlive(one.pid));
    for (const [index, one] of alive.entries())
      searched.set(`memory of process ${index}`, Buffer.from(await one.heap()));
    for (const one of alive) await one.stop();
    place.processes.forEach((one, index) => searched.set(`log of process ${index}`, Buffer.from(one.said())));
    searched.set("files written", filesSince(startedAt));
    const { stdout } = await promisify(execFile)("ps", ["-eo", "args"]);
    searched.set("command lines", Buffer.from(stdout));

    const found = [...searched].map(([where, bytes]) => [where, findCanary(canary, bytes)]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(found.map(([where]) => [where, []])));
    // It has looked at something: silence would prove nothing.
    for (const [where, bytes] of searched)
      if (!where.startsWith("files") && !where.startsWith("slow"))
        expect(bytes.length, where).toBeGreaterThan(50);
    expect(searched.size).toBeGreaterThan(place.redis ? 12 : 5);
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
