import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
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

type Options = Partial<RedisTasksOptions<string>>;

const LIMITS = {
  running: 1,
  queued: 10,
  perVisitor: 5,
  runMs: 60_000,
  keptMs: 60_000,
  keptCount: 100,
  keptBytes: 100_000,
  abandonedMs: 60_000,
  stopGraceMs: 0,
};

const echo: Work<string> = async (input) => new TextEncoder().encode(`result of ${input}`);

/** A process on the Redis of the tests, in the machine's own time. */
async function openTasks(redis: RedisConnection, options: Options): Promise<Tasks<string>> {
  const tasks = await createRedisTasks<string>({
    redis,
    keyring: createKeyring([SECRET]),
    work: undefined,
    parse: String,
    limits: LIMITS,
    messages: { failed: "It failed.", stopped: "It was stopped." },
    ...options,
  });
  opened.push(tasks);
  return tasks;
}
const opened: Tasks<string>[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((tasks) => tasks.close()));
});

const ended = (tasks: Tasks<string>, id: string) =>
  vi.waitFor(
    async () => {
      const state = await tasks.read(id);
      if (state?.status === "pending") throw new Error("not ended");
      return state;
    },
    { timeout: 20_000, interval: 5 },
  );

describe.skipIf(!hasRedis)("With a redis-server", () => {
  describeTasks("The queue in Redis", createStore, { outlives: true });

  it("does in one process what another has taken, and tells of it in both", async () => {
    const taking = await openTasks(await emptyRedis(), {});
    const ends: TaskEnd[] = [];
    const working = await openTasks(anotherConnection(), { work: echo, onEnd: (end) => ends.push(end) });
    const id = await taking.submit("words", "somebody");
    const completed = { status: "completed", result: new TextEncoder().encode("result of words") };
    expect(await ended(taking, id)).toEqual(completed);
    expect(await working.read(id)).toEqual(completed);
    expect(ends.map(({ outcome }) => outcome)).toEqual(["completed"]);
  });

  it("does what was taken under an old secret, as long as the old one stands behind the new", async () => {
    const old = await openTasks(await emptyRedis(), { keyring: createKeyring(["old"]) });
    const ids = [await old.submit("a", "somebody")];
    await openTasks(anotherConnection(), { work: echo, keyring: createKeyring(["new", "old"]) });
    expect(await ended(old, ids[0] ?? "")).toMatchObject({ status: "completed" });
  });

  it("fails a task that none of its secrets opens, and says nothing of it", async () => {
    const old = await openTasks(await emptyRedis(), { keyring: createKeyring(["old"]) });
    const id = await old.submit("a", "somebody");
    await openTasks(anotherConnection(), { work: echo, keyring: createKeyring(["new"]) });
    expect(await ended(old, id)).toEqual({ status: "failed", error: "It failed." });
  });

  it("leaves no key without an expiry that has to do with a task or a visitor", async () => {
    const redis = await emptyRedis();
    const { promise: held, resolve: go } = Promise.withResolvers<void>();
    const tasks = await openTasks(redis, {
      work: async (input, signal, visitor, tellFirst) => {
        tellFirst(new Uint8Array(3));
        if (input === "held") await held;
        return await echo(input, signal, visitor, tellFirst);
      },
    });
    const done = await tasks.submit("a", "somebody");
    await ended(tasks, done);
    await tasks.submit("held", "somebody");
    await tasks.submit("waiting", "somebody");
    const keys = await redis.client.keys("*");
    const without = [];
    for (const key of keys) if ((await redis.client.pttl(key)) === -1) without.push(key);
    expect(keys.length).toBeGreaterThan(10);
    // BullMQ's own: numbers of empty tickets.
    const tickets = /^\{subtext\}:tickets:(?:meta|id|events|wait|active|marker|stalled|\d+)$/u;
    expect(without.filter((key) => !tickets.test(key))).toEqual([]);
    go();
  });
});
