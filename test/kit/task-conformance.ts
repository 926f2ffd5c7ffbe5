import { afterEach, describe, expect, it } from "vitest";
import { QueueClosed, QueueFull, type TaskLimits, type Tasks, type Work } from "#tasks/tasks.ts";

/** A task store under test, with its time in the test's hands. */
export interface TaskStore {
  readonly tasks: Tasks<string, string>;
  /** Lets so much of the store's time pass, and whatever is due happen. */
  pass(ms: number): Promise<void>;
  /** Everything the store holds, as text: where it could leak. */
  contents(): Promise<string>;
  end(): Promise<void>;
}

export type CreateTaskStore = (options: {
  work: Work<string, string>;
  limits: TaskLimits;
  failureMessage: string;
}) => Promise<TaskStore>;

const LIMITS: TaskLimits = {
  running: 2,
  queued: 3,
  runMs: 1_000,
  keptMs: 600,
  abandonedMs: 500,
  stopGraceMs: 400,
};
const FAILURE = "It failed.";

/** Work that ends when the test says so. */
class Workbench {
  readonly inputs: string[] = [];
  readonly signals = new Map<string, AbortSignal>();
  readonly #settle = new Map<string, { resolve: (result: string) => void; reject: (cause: Error) => void }>();

  readonly #tellFirst = new Map<string, (first: string) => void>();

  work: Work<string, string> = (input, signal, tellFirst) => {
    this.inputs.push(input);
    this.#tellFirst.set(input, tellFirst);
    this.signals.set(input, signal);
    return new Promise((resolve, reject) => {
      this.#settle.set(input, { resolve, reject });
    });
  };
  tellFirst(input: string, first: string): void {
    this.#tellFirst.get(input)?.(first);
  }
  finish(input: string): void {
    this.#settle.get(input)?.resolve(`result of ${input}`);
  }
  fail(input: string, cause: Error): void {
    this.#settle.get(input)?.reject(cause);
  }
}
/** Opens a store with a workbench for a test, and closes it afterwards. */
type Open = (limits?: Partial<TaskLimits>) => Promise<{
  readonly bench: Workbench;
  readonly tasks: TaskStore["tasks"];
  readonly pass: TaskStore["pass"];
  readonly contents: TaskStore["contents"];
}>;

/** The promises that every task store keeps: what holds for the one in memory holds for all. */
export function describeTasks(name: string, create: CreateTaskStore): void {
  describe(`${name} keeps the promises of a task store`, () => {
    let store: TaskStore;
    afterEach(() => store.end());

    const open: Open = async (limits = {}) => {
      const bench = new Workbench();
      store = await create({
        work: bench.work,
        limits: { ...LIMITS, ...limits },
        failureMessage: FAILURE,
      });
      const { tasks } = store;
      return { bench, tasks, pass: (ms) => store.pass(ms), contents: () => store.contents() };
    };

    describeOrder(open);
    describeFailures(open);
    describeForgetting(open);
    describeClosing(open);
  });
}

function describeOrder(open: Open): void {
  it("gives the result of the work under the id that was given out", async () => {
    const { bench, tasks, pass } = await open();
    const id = await tasks.submit("a");
    expect(await tasks.read(id)).toEqual({ status: "pending", stage: "analysing" });
    bench.finish("a");
    await pass(0);
    expect(await tasks.read(id)).toEqual({ status: "completed", result: "result of a" });
  });

  it("shows what the work tells first until its result is there, and not after", async () => {
    const { bench, tasks, pass } = await open();
    const id = await tasks.submit("a");
    bench.tellFirst("a", "guess");
    expect(await tasks.read(id)).toEqual({ status: "pending", stage: "analysing", first: "guess" });
    bench.finish("a");
    await pass(0);
    bench.tellFirst("a", "late");
    expect(await tasks.read(id)).toEqual({ status: "completed", result: "result of a" });
  });

  it("gives out ids that are all different and hold at least 128 bits", async () => {
    const { tasks } = await open({ queued: 1_000 });
    const ids = await Promise.all(Array.from({ length: 200 }, () => tasks.submit("a")));
    expect(new Set(ids).size).toBe(200);
    for (const id of ids) expect(id).toMatch(/^[\w-]{22,64}$/u);
  });

  it("knows nothing of an id that it never gave out, however odd", async () => {
    const { tasks } = await open();
    await tasks.submit("a");
    for (const id of ["", "a", "__proto__", "constructor", "\0", "../..", "*", "é".repeat(10_000)])
      expect(await tasks.read(id)).toBeUndefined();
  });

  it("runs so many at once, and the others in the order in which they came", async () => {
    const { bench, tasks, pass } = await open();
    for (const input of ["a", "b", "c", "d", "e"]) await tasks.submit(input);
    expect(bench.inputs).toEqual(["a", "b"]);
    bench.finish("b");
    await pass(0);
    expect(bench.inputs).toEqual(["a", "b", "c"]);
    bench.fail("a", new Error("no"));
    await pass(0);
    expect(bench.inputs).toEqual(["a", "b", "c", "d"]);
  });

  it("says how many tasks run before a waiting one, and how many run and wait in all", async () => {
    const { bench, tasks, pass } = await open();
    const ids = [];
    for (const input of ["a", "b", "c", "d"]) ids.push(await tasks.submit(input));
    const last = ids[3] ?? "";
    expect(await tasks.read(last)).toEqual({ status: "pending", stage: "queued", ahead: 1 });
    expect(await tasks.count()).toEqual({ running: 2, queued: 2 });
    bench.finish("a");
    await pass(0);
    expect(await tasks.read(last)).toEqual({ status: "pending", stage: "queued", ahead: 0 });
    expect(await tasks.count()).toEqual({ running: 2, queued: 1 });
  });

  it("refuses what is more than may wait, and takes more when a place is free", async () => {
    const { bench, tasks, pass } = await open();
    for (const input of ["a", "b", "c", "d", "e"]) await tasks.submit(input);
    await expect(tasks.submit("f")).rejects.toBeInstanceOf(QueueFull);
    bench.finish("a");
    await pass(0);
    await expect(tasks.submit("f")).resolves.toBeTypeOf("string");
  });
}

function describeFailures(open: Open): void {
  it("says the agreed words when the work fails, and none of the error's own", async () => {
    const { bench, tasks, pass, contents } = await open();
    const id = await tasks.submit("a");
    bench.fail("a", new Error("SECRET WORDS"));
    await pass(0);
    expect(await tasks.read(id)).toEqual({ status: "failed", error: FAILURE });
    expect(await contents()).not.toContain("SECRET WORDS");
  });

  it("fails and aborts a task that runs for too long, and gives its place on", async () => {
    const { bench, tasks, pass } = await open({ running: 1 });
    const id = await tasks.submit("a");
    await tasks.submit("b");
    for (const _ of [1, 2, 3]) {
      await pass(300);
      expect(await tasks.read(id)).toEqual({ status: "pending", stage: "analysing" });
    }
    await pass(150);
    expect(await tasks.read(id)).toEqual({ status: "failed", error: FAILURE });
    expect(bench.signals.get("a")?.aborted).toBe(true);
  });

  it("starts the next task when one runs out of time", async () => {
    const { bench, tasks, pass } = await open({ running: 1, runMs: 300 });
    await tasks.submit("a");
    await tasks.submit("b");
    await pass(400);
    expect(bench.inputs).toEqual(["a", "b"]);
  });

  it("ignores what the work of an ended task brings later", async () => {
    const { bench, tasks, pass } = await open({ runMs: 300 });
    const id = await tasks.submit("a");
    await pass(400);
    bench.finish("a");
    await pass(0);
    expect(await tasks.read(id)).toEqual({ status: "failed", error: FAILURE });
  });
}

function describeForgetting(open: Open): void {
  it("abandons a running task that nobody asks about", async () => {
    const { bench, tasks, pass } = await open();
    const id = await tasks.submit("a");
    await pass(LIMITS.abandonedMs + 100);
    expect(bench.signals.get("a")?.aborted).toBe(true);
    expect(await tasks.read(id)).toEqual({ status: "failed", error: FAILURE });
  });

  it("never starts a waiting task that nobody asks about", async () => {
    const { bench, tasks, pass } = await open({ running: 1 });
    const first = await tasks.submit("a");
    await tasks.submit("b");
    await pass(300);
    await tasks.read(first);
    await pass(300);
    await tasks.read(first);
    bench.finish("a");
    await pass(0);
    expect(bench.inputs).toEqual(["a"]);
    expect(await tasks.count()).toEqual({ running: 0, queued: 0 });
  });

  it("keeps a result for its time after the end, asked for or not, and then no longer", async () => {
    const { bench, tasks, pass } = await open();
    const id = await tasks.submit("a");
    bench.finish("a");
    await pass(LIMITS.keptMs - 200);
    expect(await tasks.read(id)).toEqual({ status: "completed", result: "result of a" });
    await pass(300);
    expect(await tasks.read(id)).toBeUndefined();
  });

  it("forgets the input at the end of a task, and everything after its time", async () => {
    const { bench, tasks, pass, contents } = await open();
    for (const input of ["CANARY good", "CANARY bad"]) await tasks.submit(input);
    bench.fail("CANARY bad", new Error("no"));
    await pass(0);
    expect(await contents()).not.toContain("CANARY bad");
    bench.finish("CANARY good");
    await pass(LIMITS.keptMs + 100);
    expect(await contents()).not.toContain("CANARY");
  });

  it("does not abort the signal of a task that has done its work", async () => {
    const { bench, tasks, pass } = await open();
    await tasks.submit("a");
    bench.finish("a");
    await pass(LIMITS.keptMs + LIMITS.runMs + LIMITS.abandonedMs);
    expect(bench.signals.get("a")?.aborted).toBe(false);
  });
}

function describeClosing(open: Open): void {
  it("when closed takes nothing more, fails what waits, and lets what runs end", async () => {
    const { bench, tasks, pass } = await open({ running: 1 });
    const running = await tasks.submit("a");
    const waiting = await tasks.submit("b");
    const closing = tasks.close();
    await expect(tasks.submit("c")).rejects.toBeInstanceOf(QueueClosed);
    expect(await tasks.read(waiting)).toEqual({ status: "failed", error: FAILURE });
    expect(bench.signals.get("a")?.aborted).toBe(false);
    bench.finish("a");
    await pass(0);
    await closing;
    expect(await tasks.read(running)).toEqual({ status: "completed", result: "result of a" });
    expect(bench.inputs).toEqual(["a"]);
  });

  it("when closed aborts what still runs after the grace", async () => {
    const { bench, tasks, pass } = await open();
    const id = await tasks.submit("a");
    const closing = tasks.close();
    await pass(LIMITS.stopGraceMs + 50);
    await closing;
    expect(bench.signals.get("a")?.aborted).toBe(true);
    expect(await tasks.read(id)).toEqual({ status: "failed", error: FAILURE });
  });

  it("closes at once when nothing runs, and may be closed twice", async () => {
    const { tasks } = await open();
    await Promise.all([tasks.close(), tasks.close()]);
    await tasks.close();
  });
}
