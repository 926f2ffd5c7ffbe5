import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Redis } from "ioredis";
import { freePort } from "../../scripts/free-port.ts";
import { findRedis, NO_REDIS } from "../../scripts/test/find-redis.ts";

/** A real redis-server of a test's own. */
export interface RedisServer {
  readonly url: string;
  readonly port: number;
  /** Ends it without a warning, as a power cut would. */
  kill(): Promise<void>;
  /** Ends it in good order, so that it saves what it is set up to. */
  stop(): Promise<void>;
  /** Starts it anew, at the same port, with what it has on disk. */
  start(): Promise<void>;
  /** Stops and continues the process, so that connections stay and nothing is answered. */
  freeze(): void;
  thaw(): void;
}

/** The settings that we ship. */
export const SHIPPED_SETTINGS = "deploy/redis.conf";

export const hasRedis = findRedis() !== undefined;
if (!hasRedis) process.stderr.write(`${NO_REDIS}\n`);

/** Starts a redis-server in a folder, with nothing on disk unless `settings` names a file of settings. */
export async function startRedis(folder: string, settings?: string): Promise<RedisServer> {
  const path = findRedis();
  if (!path) throw new Error(NO_REDIS);
  for (;;) {
    const redis = await startAt(await freePort(), path, folder, settings);
    if (redis) return redis;
  }
}

/** Starts a redis-server at a port; undefined where another program has taken the port first. */
async function startAt(
  port: number,
  path: string,
  folder: string,
  settings?: string,
): Promise<RedisServer | undefined> {
  const url = `redis://127.0.0.1:${port}`;
  const kept = settings === undefined ? ["--save", "", "--appendonly", "no"] : [];
  const args = [...(settings === undefined ? [] : [settings]), "--port", String(port), "--bind", "127.0.0.1"];
  let child: ChildProcess | undefined;
  const end = async (signal: NodeJS.Signals) => {
    const ending = child;
    child = undefined;
    if (ending?.exitCode !== null) return;
    const closed = once(ending, "close");
    ending.kill("SIGCONT");
    ending.kill(signal);
    await closed;
  };
  const start = async () => {
    child = spawn(path, [...args, "--dir", folder, "--daemonize", "no", ...kept], { stdio: "ignore" });
    return answers(url, child);
  };
  if (!(await start())) return undefined;
  return {
    url,
    port,
    start: async () => {
      if (!(await start())) throw new Error(`redis-server does not start at port ${port}`);
    },
    kill: () => end("SIGKILL"),
    stop: () => end("SIGTERM"),
    freeze: () => void child?.kill("SIGSTOP"),
    thaw: () => void child?.kill("SIGCONT"),
  };
}

/**
 * Resolves when the server at an address has loaded its data and answers: to whether that is this process. Two tests that
 * took the same port would otherwise share one server.
 */
async function answers(url: string, child: ChildProcess): Promise<boolean> {
  const redis = new Redis(url, { retryStrategy: () => 20, maxRetriesPerRequest: null });
  redis.on("error", () => {});
  const own = redis.info("server").then(
    (info) => info.includes(`process_id:${child.pid}\r\n`),
    () => false,
  );
  const isOwn = await Promise.race([own, once(child, "close").then(() => false)]);
  redis.disconnect();
  return isOwn;
}

/** Every key and value that a server holds, as one text in which each byte is one character. */
export async function dumpRedis(url: string): Promise<string> {
  const redis = new Redis(url);
  try {
    const found: string[] = [];
    for (const key of await redis.keysBuffer("*")) {
      const type = await redis.type(key);
      const read: Record<string, () => Promise<unknown>> = {
        string: () => redis.getBuffer(key),
        hash: () => redis.hgetallBuffer(key),
        list: () => redis.lrangeBuffer(key, 0, -1),
        set: () => redis.smembersBuffer(key),
        zset: () => redis.zrangeBuffer(key, 0, -1),
        stream: () => redis.callBuffer("XRANGE", key.toString("latin1"), "-", "+"),
      };
      found.push(key.toString("latin1"), flatten(await read[type]?.()));
    }
    return found.join("\n");
  } finally {
    redis.disconnect();
  }
}

function flatten(value: unknown): string {
  if (Buffer.isBuffer(value)) return value.toString("latin1");
  if (Array.isArray(value)) return value.map(flatten).join("\n");
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flat().map(flatten).join("\n");
  return String(value);
}
