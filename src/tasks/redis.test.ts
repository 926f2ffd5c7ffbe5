import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { ManualClock } from "../../test/kit/manual-clock.ts";
import { dumpRedis, hasRedis, type RedisServer, startRedis } from "../../test/kit/redis-server.ts";
import { type CreateTaskStore, describeTasks } from "../../test/kit/task-conformance.ts";
import { temporaryFolder } from "../../test/kit/temporary-folder.ts";
import type { Clock } from "./clock.ts";
import { createKeyring } from "./encryption.ts";
import { openRedis, type RedisConnection } from "./redis/connection.ts";
import { createRedisTasks, type RedisTasksOptions } from "./redis.ts";
import type { TaskEnd, Tasks, Work } from "./tasks.ts";

const TEND_MS = 50;
const SECRET = "a secret of at least thirty-two characters";

const folder = temporaryFolder();
let server: RedisServer | undefined;
const connections: RedisConnection[] = [];

beforeAll(async () => {
  if (hasRedis) server = await startRedis(folder.path);
});
afterAll(async () => {
  for (const connection of connections) connection.close();
  await server?.stop();
});

/** A connection to a Redis that holds nothing. */
async function emptyRedis(): Promise<RedisConnection> {
  const redis = anotherConnection();
  await redis.client.flushall();
  return redis;
}

function anotherConnection(): RedisConnection {
  const redis = openRedis({ url: server?.url ?? "" });
  connections.push(redis);
  return redis;
}

/** A clock turned by hand that can tell whether the store is being tended at this moment. */
class TendingClock implements Clock {
  readonly #clock = new ManualClock();
  isTending = true;

  now(): number {
    return this.#clock.now();
  }
  after(ms: number, run: () => void): () => void {
    if (ms !== TEND_MS) return this.#clock.after(ms, run);
    this.isTending = false;
    return this.#clock.after(ms, () => {
      this.isTending = true;
      run();
    });
  }
  pass(ms: number): Promise<void> {
    return this.#clock.pass(ms);
  }
}

/** Work that knows how much of it goes on: an aborted piece does not. */
function watchWork(work: Work<string>): { work: Work<string>; going: () => number } {
  const signals = new Set<AbortSignal>();
  return {
    going: () => [...signals].filter((signal) => !signal.aborted).length,
    work: (input, signal, visitor, tellFirst) => {
      signals.add(signal);
      return work(input, signal, visitor, tellFirst).finally(() => signals.delete(signal));
    },
  };
}

const createStore: CreateTaskStore = async ({ work, limits, messages }) => {
  const redis = await emptyRedis();
  const clock = new TendingClock();
  const watched = watchWork(work);
  let isClosing = false;
  const tasks = await createRedisTasks<string>({
    redis,
    keyring: createKeyring([SECRET]),
    work: watched.work,
    parse: String,
    limits,
    messages,
    clock,
    tendMs: TEND_MS,
  });
  /** Waits until whoever can begin has begun, and all that has ended is written. */
  const settle = () =>
    vi.waitFor(
      async () => {
        const { running, queued } = await tasks.count();
        const isBusy = queued === 0 || running === limits.running || isClosing;
        const isQuiet = running === watched.going() && (isClosing || !clock.isTending);
        if (!isBusy || !isQuiet) throw new Error("not settled");
      },
      { timeout: 20_000, interval: 2 },
    );
  const watchedTasks: Tasks<string> = {
    submit: async (input, visitor) => {
      const id = await tasks.submit(input, visitor);
      await settle();
      return id;
    },
    read: (id) => tasks.read(id),
    count: () => tasks.count(),
    close: () => {
      isClosing = true;
      return tasks.close();
    },
  };
  const pass = async (ms: number) => {
    await settle();
    for (let left = ms; left > 0; left -= TEND_MS) {
      await clock.pass(Math.min(left, TEND_MS));
      await settle();
    }
  };
  return {
    tasks: watchedTasks,
    pass,
    contents: () => dumpRedis(server?.url ?? ""),
    end: async () => {
      isClosing = true;
      const closing = tasks.close();
      await clock.pass(limits.stopGraceMs);
      await closing;
      redis.close();
    },
  };
};

describe.skipIf(!hasRedis)("With a redis-server", () => {
  describeTasks("The queue in Redis", createStore, { outlives: true });
});
