import { createServer } from "node:http";
import { setTimeout } from "node:timers/promises";
import { pino } from "pino";
import { type AnalysisRequest, analysisRequestSchema } from "#report/index.ts";
import { createLimiter, type Limiter } from "#server/api/limits/limiter.ts";
import { createPollLimiter } from "#server/api/limits/poll-limiter.ts";
import { createRedisLimiter } from "#server/api/limits/redis-limiter.ts";
import { createApp } from "#server/app.ts";
import { securityHeaders } from "#server/headers.ts";
import { createLog } from "#server/log.ts";
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
const settings = loadSettings({ PORT: "0", TRUST_PROXY: "1" });
const security = securityHeaders(settings);

/** What Node alone takes to read a request and to send as many bytes. */
async function listenBare(): Promise<number> {
  const body = JSON.stringify({ status: "pending", stage: "analysing" });
  const headers = { ...security, "content-type": "application/json", "cache-control": "no-store" };
  const server = createServer((incoming, outgoing) => {
    incoming.resume().on("end", () => outgoing.writeHead(200, headers).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  const address = server.address();
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}

/** Analyses that take longer than a start waits for. */
const queue = {
  work: ({ text }: AnalysisRequest) => setTimeout(text.length < SHORT ? UNBOUNDED : 400, new Uint8Array(2)),
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

/** Our own door, with all headers, limits and lines in the log. */
async function listenOurs({ tasks, limiter }: Kept): Promise<number> {
  const app = createApp({
    settings,
    security,
    tasks,
    pages: NO_PAGES,
    limiter,
    pollLimiter: createPollLimiter({ limit: UNBOUNDED, now: Date.now }),
    log: createLog("info", pino.destination({ dest: "/dev/null", sync: true })),
    now: () => performance.now(),
    pause: setTimeout,
    isReady: async () => true,
  });
  const acceptsHost = createHostCheck(settings);
  return (await listen(app, { port: 0, hosts: [HOST], acceptsHost, security })).port;
}

const redisUrl = process.argv[3];
const port =
  process.argv[2] === "bare"
    ? await listenBare()
    : await listenOurs(redisUrl ? await inRedis(redisUrl) : inMemory());
process.on("message", () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system });
});
process.send?.({ port });
