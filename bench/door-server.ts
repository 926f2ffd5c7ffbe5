import { createServer, type IncomingMessage } from "node:http";
import { type AnalysisRequest, analysisRequestSchema, readRequest } from "#report/index.ts";
import { createSharedTimers } from "#server/api/at-once/shared-timers.ts";
import { createLimiter, type Limiter } from "#server/api/limits/limiter.ts";
import { createPollLimiter } from "#server/api/limits/poll-limiter.ts";
import { createRedisLimiter } from "#server/api/limits/redis-limiter.ts";
import { createApp } from "#server/app.ts";
import { securityHeaders } from "#server/headers.ts";
import { createLog } from "#server/observe/log.ts";
import { createHostCheck } from "#server/process/host-names.ts";
import { listen } from "#server/process/listen.ts";
import { loadSettings } from "#server/settings.ts";
import { NO_PAGES } from "#server/site/pages.ts";
import { createKeyring, createMemoryTasks, createRedisTasks, openRedis, type Tasks } from "#tasks/index.ts";

/** The child of `bench/door.ts`: tells its port, and its CPU time in microseconds whenever it is asked. */

const HOST = "127.0.0.1";
const UNBOUNDED = 1e9;
/** The analysis of a shorter text never ends, so that its status can be asked for. */
const SHORT = 100;
/** Of a text that begins so, no first reading is told. */
const SLOW = "Slow.";
const settings = loadSettings({ PORT: "0", TRUST_PROXY: "1" });
const security = securityHeaders(settings);

/** What our door does of a start beside Node, part by part: each server of `bench/door.ts` does one more of them. */
async function doParts(parts: number, { body, incoming, kept }: Started): Promise<void> {
  if (parts < 1 || body.length === 0) return;
  const json: unknown = JSON.parse(body.toString());
  if (parts < 2) return;
  const read = readRequest(json);
  if (parts < 3 || "fault" in read) return;
  const allowance = await kept.limiter.take(String(incoming.headers["x-forwarded-for"]));
  if (parts < 4 || !allowance.allowed) return;
  await kept.tasks.submit(read.request, allowance.visitor);
}

interface Started {
  readonly body: Buffer;
  readonly incoming: IncomingMessage;
  readonly kept: Kept;
}

/** What Node alone takes to read a request whole and to send as many bytes, and so many parts of our door. */
async function listenBare(parts: number): Promise<number> {
  const kept = inMemory();
  const headers = {
    ...security,
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
  };
  const rate = {
    "ratelimit-policy": `"default";q=${UNBOUNDED};w=3600`,
    ratelimit: `"default";r=${UNBOUNDED};t=3600`,
  };
  const polled = JSON.stringify({ status: "pending", stage: "analysing" });
  const started = JSON.stringify({ taskId: "a".repeat(24) });
  const ofPoll = { ...headers, "content-length": String(polled.length) };
  const ofStart = { ...headers, ...rate, "content-length": String(started.length) };
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    const reply = () => {
      if (incoming.method === "GET") outgoing.writeHead(200, ofPoll).end(polled);
      else outgoing.writeHead(202, ofStart).end(started);
    };
    incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
    incoming.on("end", () => {
      const body = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
      if (parts === 0) reply();
      else void doParts(parts, { body, incoming, kept }).then(reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const address = server.address();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}

const RESULT = new Uint8Array(2);
let nextEnd = Promise.withResolvers<void>();
/** All analyses of so many milliseconds end together: what each would take of CPU is not the door's. */
setInterval(() => {
  nextEnd.resolve();
  nextEnd = Promise.withResolvers();
}, 400).unref();

/** Plays the analysis: one that asks a model tells a first reading at once; one that does not is longer than a start waits. */
const queue = {
  async work(
    { text }: AnalysisRequest,
    _signal: AbortSignal,
    _visitor: string,
    tellFirst: (first: typeof RESULT) => void,
  ): Promise<typeof RESULT> {
    if (text.length < SHORT) return await new Promise(() => {});
    if (!text.startsWith(SLOW)) setImmediate(tellFirst, RESULT);
    await nextEnd.promise;
    return RESULT;
  },
  limits: {
    running: UNBOUNDED,
    queued: UNBOUNDED,
    perVisitor: UNBOUNDED,
    runMs: UNBOUNDED,
    keptMs: UNBOUNDED,
    keptCount: 1,
    keptBytes: 1,
    abandonedMs: UNBOUNDED,
    stopGraceMs: 0,
  },
  messages: { failed: "", stopped: "" },
};

interface Kept {
  readonly tasks: Tasks<AnalysisRequest>;
  readonly limiter: Limiter;
}

function inMemory(): Kept {
  return { tasks: createMemoryTasks(queue), limiter: createLimiter({ limit: UNBOUNDED, now: Date.now }) };
}

const parseRequest = (json: unknown): AnalysisRequest => analysisRequestSchema.parse(json);

/** A server that takes tasks and tells of them; nobody works on them. */
async function inRedis(url: string): Promise<Kept> {
  const redis = openRedis({ url });
  const keyring = createKeyring(["a".repeat(64)]);
  const limits = { ...queue.limits, running: 1, runMs: 1e6, keptMs: 1e6, abandonedMs: 1e6 };
  const tasks = await createRedisTasks({
    ...queue,
    redis,
    keyring,
    parse: parseRequest,
    limits,
    work: undefined,
  });
  return { tasks, limiter: createRedisLimiter({ redis, keyring, limit: UNBOUNDED, now: Date.now }) };
}

/** Our own door, with all headers, limits and lines in the log, which its standard output takes. */
async function listenOurs({ tasks, limiter }: Kept): Promise<number> {
  const app = createApp({
    settings,
    security,
    tasks,
    pages: NO_PAGES,
    limiter,
    pollLimiter: createPollLimiter({ limit: UNBOUNDED, now: Date.now }),
    log: createLog("info"),
    now: () => performance.now(),
    after: createSharedTimers(),
    isReady: async () => true,
  });
  const acceptsHost = createHostCheck(settings);
  return (await listen(app, { port: 0, hosts: [HOST], acceptsHost, security })).port;
}

const redisUrl = process.argv[3];
const kind = process.argv[2];
const port =
  kind === "ours"
    ? await listenOurs(redisUrl ? await inRedis(redisUrl) : inMemory())
    : await listenBare(Number(kind));
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system });
});
process.send?.({ port });
