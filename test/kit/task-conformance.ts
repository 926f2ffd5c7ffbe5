import { afterEach, describe, expect, it } from "vitest";
import {
  QueueClosed,
  QueueFull,
  type TaskLimits,
  type TaskMessages,
  type TaskState,
  type Tasks,
  VisitorBusy,
  type Work,
} from "#tasks/tasks.ts";

/** A task store under test, with its time in the test's hands. */
export interface TaskStore {
  readonly tasks: Tasks<string>;
  /** Lets so much of the store's time pass, and whatever is due happen. */
  pass(ms: number): Promise<void>;
  /** Everything the store holds, as text: where it could leak. */
  contents(): Promise<string>;
  end(): Promise<void>;
}

export type CreateTaskStore = (options: {
  work: Work<string>;
  limits: TaskLimits;
  messages: TaskMessages;
}) => Promise<TaskStore>;

const LIMITS: TaskLimits = {
  running: 2,
  queued: 3,
  perVisitor: 2,
  runMs: 1_000,
  keptMs: 600,
  keptCount: 100,
  keptBytes: 100_000,
  abandonedMs: 500,
  stopGraceMs: 400,
};
const MESSAGES: TaskMessages = { failed: "It failed.", stopped: "It was stopped." };

/** A result as the bytes in which it travels. */
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Work that ends when the test says so. */
class Workbench {
  readonly inputs: string[] = [];
  readonly signals = new Map<string, AbortSignal>();
  readonly #settle = new Map<
    string,
    { resolve: (result: Uint8Array<ArrayBuffer>) => void; reject: (cause: Error) => void }
  >();
  readonly visitors = new Map<string, string>();

  readonly #tellFirst = new Map<string, (first: Uint8Array<ArrayBuffer>) => void>();

  work: Work<string> = (input, signal, visitor, tellFirst) => {
    this.inputs.push(input);
    this.visitors.set(input, visitor);
    this.#tellFirst.set(input, tellFirst);
    this.signals.set(input, signal);
    return new Promise((resolve, reject) => {
      this.#settle.set(input, { resolve, reject });
    });
  };
  tellFirst(input: string, first: string): void {
    this.#tellFirst.get(input)?.(bytesOf(first));
  }
  finish(input: string): void {
    this.#settle.get(input)?.resolve(bytesOf(`result of ${input}`));
  }
  fail(input: string, cause: Error): void {
    this.#settle.get(input)?.reject(cause);
  }
}
/** Opens a store with a workbench for a test, and closes it afterwards. */
type Open = (limits?: Partial<TaskLimits>) => Promise<{
  readonly bench: Workbench;
  readonly tasks: TaskStore["tasks"];
  /** Hands an input in for a visitor, who without a name is one for each input. */
  readonly submit: (input: string, visitor?: string) => Promise<string>;
  readonly pass: TaskStore["pass"];
  readonly contents: TaskStore["contents"];
}>;

/**
 * Promises that a store may be unable to keep, by what it is: `bounds` on how many outcomes are kept, and the ones on
 * `closing`. A store names those that it lacks, with the reason, and their tests are shown as skipped.
 */
type Lacking = Partial<Record<"bounds" | "closing", string>>;

/**
 * The promises that every task store keeps: what holds for the one in memory holds for all. A store that is outside
 * the process outlives it, so that others go on with its tasks.
 */
export function describeTasks(
  name: string,
  create: CreateTaskStore,
  { outlives = false, lacking = {} }: { outlives?: boolean; lacking?: Lacking } = {},
): void {
  describe(`${name} keeps the promises of a task store`, () => {
    let store: TaskStore;
    afterEach(() => store.end());

    const open: Open = async (limits = {}) => {
      const bench = new Workbench();
      store = await create({
        work: bench.work,
        limits: { ...LIMITS, ...limits },
        messages: MESSAGES,
      });
      const { tasks } = store;
      let visitors = 0;
      const submit = async (input: string, visitor = `visitor ${(visitors += 1)}`) => {
        const id = await tasks.submit(input, visitor);
        await store.pass(0);
        return id;
      };
      return { bench, tasks, submit, pass: (ms) => store.pass(ms), contents: () => store.contents() };
    };

    describeOrder(open);
    describeTurns(open);
    describeFailures(open);
    describeForgetting(open);
    describeLastingPlaces(open);
    describe.skipIf("bounds" in lacking)(titleOf("Its bounds", lacking.bounds), () => describeBounds(open));
    describe.skipIf("closing" in lacking)(titleOf("Closing it", lacking.closing), () => {
      describeClosing(open);
      if (outlives) describeHandingOn(open);
      else describeStopping(open);
    });
  });
}

function titleOf(title: string, reasonOfLack: string | undefined): string {
  return reasonOfLack === undefined ? title : `${title} (not promised: ${reasonOfLack})`;
}

function describeOrder(open: Open): void {
  it("gives the result of the work under the id that was given out", async () => {
    const { bench, tasks, pass, submit } = await open();
    const id = await submit("a");
    expect(await tasks.read(id)).toEqual({ status: "pending", stage: "analysing" });
    bench.finish("a");
    await pass(0);
    expect(await tasks.read(id)).toEqual({ status: "completed", result: bytesOf("result of a") });
  });

  it("shows what the work tells first until its result is there, and not after", async () => {
    const { bench, tasks, pass, submit } = await open();
    const id = await submit("a");
    bench.tellFirst("a", "guess");
    await pass(0);
    expect(await tasks.read(id)).toEqual({ status: "pending", stage: "analysing", first: bytesOf("guess") });
    bench.finish("a");
    await pass(0);
    bench.tellFirst("a", "late");
    expect(await tasks.read(id)).toEqual({ status: "completed", result: bytesOf("result of a") });
  });

  it("gives out ids that are all different and hold at least 128 bits", async () => {
    const { submit } = await open({ queued: 1_000 });
    const ids = await Promise.all(Array.from({ length: 200 }, () => submit("a")));
    expect(new Set(ids).size).toBe(200);
    for (const id of ids) expect(id).toMatch(/^[\w-]{22,64}$/u);
  });

  it("knows nothing of an id that it never gave out, however odd", async () => {
    const { tasks, submit } = await open();
    await submit("a");
    for (const id of ["", "a", "__proto__", "constructor", "\0", "../..", "*", "é".repeat(10_000)])
      expect(await tasks.read(id)).toBeUndefined();
  });

  it("runs so many at once, and the others in the order in which they came", async () => {
    const { bench, pass, submit } = await open();
    for (const input of ["a", "b", "c", "d", "e"]) await submit(input);
    expect(bench.inputs).toEqual(["a", "b"]);
    bench.finish("b");
    await pass(0);
    expect(bench.inputs).toEqual(["a", "b", "c"]);
    bench.fail("a", new Error("no"));
    await pass(0);
    expect(bench.inputs).toEqual(["a", "b", "c", "d"]);
  });

  it("says how many tasks run before a waiting one, and how many run and wait in all", async () => {
    const { bench, tasks, pass, submit } = await open();
    const ids = [];
    for (const input of ["a", "b", "c", "d"]) ids.push(await submit(input));
    const last = ids[3] ?? "";
    expect(await tasks.read(last)).toEqual({ status: "pending", stage: "queued", ahead: 1 });
    expect(await tasks.count()).toEqual({ running: 2, queued: 2 });
    bench.finish("a");
    await pass(0);
    expect(await tasks.read(last)).toEqual({ status: "pending", stage: "queued", ahead: 0 });
    expect(await tasks.count()).toEqual({ running: 2, queued: 1 });
  });

  it("refuses what is more than may wait, and takes more when a place is free", async () => {
    const { bench, pass, submit } = await open();
    for (const input of ["a", "b", "c", "d", "e"]) await submit(input);
    await expect(submit("f")).rejects.toBeInstanceOf(QueueFull);
    bench.finish("a");
    await pass(0);
    await expect(submit("f")).resolves.toBeTypeOf("string");
  });
}

function describeTurns(open: Open): void {
  it("gives visitors turns, one task each, however many somebody has handed in before", async () => {
    const { bench, tasks, submit, pass } = await open({ running: 1, queued: 10, perVisitor: 3 });
    const ids = [];
    for (const input of ["a1", "a2", "a3", "b1", "b2", "c1"]) ids.push(await submit(input, input.charAt(0)));
    const ahead = async (id = "") => ((await tasks.read(id)) as { ahead?: number }).ahead;
    expect(await Promise.all(ids.map(ahead))).toEqual([undefined, 0, 3, 1, 4, 2]);
    for (const input of ["a1", "a2", "b1", "c1", "a3", "b2"]) {
      bench.finish(input);
      await pass(0);
    }
    expect(bench.inputs).toEqual(["a1", "a2", "b1", "c1", "a3", "b2"]);
  });

  it("takes no more than so many pending tasks of one visitor, running or waiting, and hinders no other", async () => {
    const { bench, submit, pass } = await open({ running: 1, perVisitor: 2 });
    for (const input of ["a1", "a2"]) await submit(input, "a");
    await expect(submit("a3", "a")).rejects.toBeInstanceOf(VisitorBusy);
    await expect(submit("b1", "b")).resolves.toBeTypeOf("string");
    bench.finish("a1");
    await pass(0);
    await expect(submit("a3", "a")).resolves.toBeTypeOf("string");
    await expect(submit("a4", "a")).rejects.toBeInstanceOf(VisitorBusy);
  });

  it("lets the work know whose task it is", async () => {
    const { bench, submit } = await open();
    await submit("a", "somebody");
    expect(bench.visitors.get("a")).toBe("somebody");
  });
}

/** Hands in tasks one after another, and ends each. */
async function finishAll({ bench, submit, pass }: Awaited<ReturnType<Open>>, inputs: readonly string[]) {
  const ids = [];
  for (const input of inputs) {
    ids.push(await submit(input));
    bench.finish(input);
    await pass(0);
  }
  return ids;
}

function describeLastingPlaces(open: Open): void {
  it("never drops a task that waits or runs, whatever ends meanwhile", async () => {
    const opened = await open({ keptCount: 1, keptBytes: 1 });
    const id = await opened.submit("slow");
    await finishAll(opened, ["a", "b", "c"]);
    expect(await opened.tasks.read(id)).toEqual({ status: "pending", stage: "analysing" });
  });
}

function describeBounds(open: Open): void {
  it("keeps no more than so many outcomes; the one not read for the longest goes first", async () => {
    const opened = await open({ keptCount: 2 });
    const [a = "", b = ""] = await finishAll(opened, ["a", "b"]);
    await opened.tasks.read(a);
    const [c = ""] = await finishAll(opened, ["c"]);
    expect(await opened.tasks.read(b)).toBeUndefined();
    for (const id of [a, c]) expect(await opened.tasks.read(id)).toMatchObject({ status: "completed" });
  });

  it("keeps no more than so many bytes of results", async () => {
    const opened = await open({ keptBytes: 3 * bytesOf("result of a").length });
    const ids = await finishAll(opened, ["a", "b", "c", "d", "e"]);
    const states = await Promise.all(ids.map(async (id) => await opened.tasks.read(id)));
    expect(states.map((state) => state?.status)).toEqual([
      undefined,
      undefined,
      ...Array(3).fill("completed"),
    ]);
  });
}

function describeFailures(open: Open): void {
  it("says the agreed words when the work fails, and none of the error's own", async () => {
    const { bench, tasks, pass, contents, submit } = await open();
    const id = await submit("a");
    bench.fail("a", new Error("SECRET WORDS"));
    await pass(0);
    expect(await tasks.read(id)).toEqual({ status: "failed", error: MESSAGES.failed });
    expect(await contents()).not.toContain("SECRET WORDS");
  });

  it("fails and aborts a task that runs for too long, and gives its place on", async () => {
    const { bench, tasks, pass, submit } = await open({ running: 1 });
    const id = await submit("a");
    await submit("b");
    for (const _ of [1, 2, 3]) {
      await pass(300);
      expect(await tasks.read(id)).toEqual({ status: "pending", stage: "analysing" });
    }
    await pass(150);
    expect(await tasks.read(id)).toEqual({ status: "failed", error: MESSAGES.failed });
    expect(bench.signals.get("a")?.aborted).toBe(true);
  });

  it("starts the next task when one runs out of time", async () => {
    const { bench, pass, submit } = await open({ running: 1, runMs: 300 });
    await submit("a");
    await submit("b");
    await pass(400);
    expect(bench.inputs).toEqual(["a", "b"]);
  });

  it("ignores what the work of an ended task brings later", async () => {
    const { bench, tasks, pass, submit } = await open({ runMs: 300 });
    const id = await submit("a");
    await pass(400);
    bench.finish("a");
    await pass(0);
    expect(await tasks.read(id)).toEqual({ status: "failed", error: MESSAGES.failed });
  });
}

function describeForgetting(open: Open): void {
  it("abandons a running task that nobody asks about", async () => {
    const { bench, tasks, pass, submit } = await open();
    const id = await submit("a");
    await pass(LIMITS.abandonedMs + 100);
    expect(bench.signals.get("a")?.aborted).toBe(true);
    expect(await tasks.read(id)).toEqual({ status: "failed", error: MESSAGES.failed });
  });

  it("never starts a waiting task that nobody asks about", async () => {
    const { bench, tasks, pass, submit } = await open({ running: 1 });
    const first = await submit("a");
    await submit("b");
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
    const { bench, tasks, pass, submit } = await open();
    const id = await submit("a");
    bench.finish("a");
    await pass(LIMITS.keptMs - 200);
    expect(await tasks.read(id)).toEqual({ status: "completed", result: bytesOf("result of a") });
    await pass(300);
    expect(await tasks.read(id)).toBeUndefined();
  });

  it("forgets the input at the end of a task, and everything after its time", async () => {
    const { bench, pass, contents, submit } = await open();
    for (const input of ["CANARY good", "CANARY bad"]) await submit(input);
    bench.fail("CANARY bad", new Error("no"));
    await pass(0);
    expect(await contents()).not.toContain("CANARY bad");
    bench.finish("CANARY good");
    await pass(LIMITS.keptMs + 100);
    expect(await contents()).not.toContain("CANARY");
  });

  it("does not abort the signal of a task that has done its work", async () => {
    const { bench, pass, submit } = await open();
    await submit("a");
    bench.finish("a");
    await pass(LIMITS.keptMs + LIMITS.runMs + LIMITS.abandonedMs);
    expect(bench.signals.get("a")?.aborted).toBe(false);
  });
}

function describeClosing(open: Open): void {
  it("when closed takes nothing more, starts nothing that waits, and lets what runs end", async () => {
    const { bench, tasks, pass, submit } = await open({ running: 1 });
    const running = await submit("a");
    await submit("b");
    const closing = tasks.close();
    await expect(submit("c")).rejects.toBeInstanceOf(QueueClosed);
    expect(bench.signals.get("a")?.aborted).toBe(false);
    bench.finish("a");
    await pass(0);
    await closing;
    expect(await tasks.read(running)).toEqual({ status: "completed", result: bytesOf("result of a") });
    expect(bench.inputs).toEqual(["a"]);
  });

  it("when closed aborts what still runs after the grace", async () => {
    const { bench, tasks, pass, submit } = await open();
    await submit("a");
    const closing = tasks.close();
    await pass(LIMITS.stopGraceMs + 50);
    await closing;
    expect(bench.signals.get("a")?.aborted).toBe(true);
  });

  it("closes at once when nothing runs, and may be closed twice", async () => {
    const { tasks } = await open();
    await Promise.all([tasks.close(), tasks.close()]);
    await tasks.close();
  });
}

/** Hands in a task that runs and one that waits, closes the store, and lets the grace pass. */
async function closeAmidWork({ tasks, pass, submit }: Awaited<ReturnType<Open>>): Promise<TaskState[]> {
  const ids = [await submit("a"), await submit("b")];
  const closing = tasks.close();
  await pass(LIMITS.stopGraceMs + 50);
  await closing;
  return Promise.all(ids.map(async (id) => (await tasks.read(id)) as TaskState));
}

function describeStopping(open: Open): void {
  it("when closed fails what waits, and what runs for longer than the grace", async () => {
    const stopped = { status: "failed", error: MESSAGES.stopped };
    expect(await closeAmidWork(await open({ running: 1 }))).toEqual([stopped, stopped]);
  });
}

function describeHandingOn(open: Open): void {
  it("when closed keeps what waits, and puts what runs for longer than the grace before it", async () => {
    expect(await closeAmidWork(await open({ running: 1 }))).toEqual([
      { status: "pending", stage: "queued", ahead: 0 },
      { status: "pending", stage: "queued", ahead: 1 },
    ]);
  });
}
