import { randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { seededRandom } from "../../bench/growth/model.ts";
import { type RedisServer, SHIPPED_SETTINGS, startRedis } from "../kit/redis-server.ts";
import { type ServerProcess, startServer } from "../kit/server-process.ts";
import { startModelServer } from "../stand-ins/model-server.ts";

/** Servers and workers on one Redis, or one process with its memory. */
export interface Fleet {
  readonly redis: RedisServer | undefined;
  readonly servers: ServerProcess[];
  readonly workers: ServerProcess[];
  startServer(): Promise<ServerProcess>;
  startWorker(): Promise<ServerProcess>;
  /** Ends all, and gives everything that was logged. */
  end(): Promise<string>;
}

interface FleetOptions {
  readonly store: "memory" | "redis";
  readonly servers: number;
  readonly workers: number;
  /** A model that answers after so many milliseconds; otherwise the embedded analyser answers alone. */
  readonly modelMs?: number;
  /** Whether it takes longer for some texts than for others (exponentially), with `modelMs` as the mean. */
  readonly modelVaries?: boolean;
  readonly env?: Record<string, string>;
}

/** Starts everything on free ports, with limits that do not stand in the way. */
export async function startFleet(options: FleetOptions): Promise<Fleet> {
  const folder = await mkdtemp(join(tmpdir(), "subtext-load-"));
  const redis = options.store === "redis" ? await startRedis(folder, SHIPPED_SETTINGS) : undefined;
  const model =
    options.modelMs === undefined ? undefined : await startSlowModel(options.modelMs, options.modelVaries);
  const file = join(folder, "cascade.json");
  await writeFile(file, JSON.stringify({ models: model ? [model.entry] : [] }));
  const env = {
    ANALYSES_PER_HOUR: "10000",
    QUEUE_LENGTH: "5000",
    TRUST_PROXY: "1",
    CASCADE_FILE: file,
    ...(redis && { REDIS_URL: redis.url, SUBTEXT_SECRET: randomBytes(32).toString("hex") }),
    ...options.env,
  };
  const all: ServerProcess[] = [];
  const start = async (role: "serve" | "work" | "both") => {
    const one = await startServer(env, [], role);
    all.push(one);
    return one;
  };
  const fleet = {
    redis,
    servers: [] as ServerProcess[],
    workers: [] as ServerProcess[],
    startServer: () => start(redis ? "serve" : "both"),
    startWorker: () => start("work"),
    async end() {
      await Promise.all(all.map((one) => one.stop("SIGKILL")));
      await redis?.kill();
      await model?.close();
      await rm(folder, { recursive: true });
      return all.map((one) => one.said()).join("\n");
    },
  };
  for (let index = 0; index < options.servers; index += 1) fleet.servers.push(await fleet.startServer());
  for (let index = 0; index < options.workers; index += 1) fleet.workers.push(await fleet.startWorker());
  return fleet;
}

async function startSlowModel(meanMs: number, varies = false) {
  const random = seededRandom(7);
  const nextMs = () => (varies ? -meanMs * Math.log(1 - random()) : meanMs);
  const model = await startModelServer();
  const slow = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      void sleep(nextMs())
        .then(() =>
          fetch(new URL(request.url ?? "", model.baseURL), {
            method: request.method ?? "POST",
            headers: { "content-type": "application/json" },
            body: Buffer.concat(chunks),
          }),
        )
        .then(async (answer) => response.writeHead(answer.status).end(await answer.text()))
        .catch(() => response.destroy());
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => slow.once("listening", resolve));
  const address = slow.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    entry: {
      id: "slow",
      provider: "openai-compatible",
      model: "stand-in",
      baseURL: `http://127.0.0.1:${port}/v1`,
      contextTokens: 32_000,
    },
    async close() {
      slow.closeAllConnections();
      slow.close();
      await model.close();
    },
  };
}
