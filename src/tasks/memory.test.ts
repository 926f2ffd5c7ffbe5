import { Session } from "node:inspector/promises";
import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { ManualClock } from "../../test/kit/manual-clock.ts";
import { describeTasks } from "../../test/kit/task-conformance.ts";
import { randomId } from "./id.ts";
import { createMemoryTasks } from "./memory.ts";
import type { TaskEnd } from "./tasks.ts";

const LIMITS = {
  running: 1,
  queued: 5,
  perVisitor: 5,
  runMs: 1_000,
  keptMs: 1_000,
  keptCount: 100,
  keptBytes: 1_000,
  abandonedMs: 500,
  stopGraceMs: 100,
};

const MESSAGES = { failed: "It failed.", stopped: "It was stopped." };
const fine = new Uint8Array(3);

describeTasks("The queue in memory", async (options) => {
  const clock = new ManualClock();
  const tasks = createMemoryTasks({ ...options, clock });
  return {
    tasks,
    pass: (ms) => clock.pass(ms),
    contents: () => privateContents(tasks),
    end: async () => {
      const closing = tasks.close();
      await clock.pass(options.limits.stopGraceMs);
      await closing;
    },
  };
});

/** Looks past `#private`, as a debugger does: the values of all fields, to any depth. */
async function privateContents(value: object): Promise<string> {
  const session = new Session();
  session.connect();
  const place = globalThis as { looked?: unknown };
  place.looked = value;
  const { result } = await session.post("Runtime.evaluate", { expression: "globalThis.looked" });
  const objectId = result.objectId ?? "";
  const properties = await session.post("Runtime.getProperties", { objectId });
  const { privateProperties } = properties as { privateProperties?: { value?: { objectId?: string } }[] };
  const found: unknown[] = [];
  place.looked = found;
  for (const property of privateProperties ?? []) {
    if (property.value?.objectId === undefined) continue;
    await session.post("Runtime.callFunctionOn", {
      objectId: property.value.objectId,
      functionDeclaration: "function () { globalThis.looked.push(this); }",
    });
  }
  session.disconnect();
  delete place.looked;
  expect(found.length).toBeGreaterThan(3);
  return inspect(found, { depth: 12, maxArrayLength: null, maxStringLength: null });
}

describe("The queue in memory", () => {
  it("tells how each task ended and how long it took, and nothing more", async () => {
    const clock = new ManualClock();
    const ends: TaskEnd[] = [];
    const tasks = createMemoryTasks<string>({
      work: async (input, signal) => {
        if (input === "hang") await new Promise((_, reject) => signal.addEventListener("abort", reject));
        if (input === "bad") throw new Error("SECRET WORDS");
        return fine;
      },
      limits: LIMITS,
      messages: MESSAGES,
      onEnd: (end) => ends.push(end),
      clock,
    });
    for (const input of ["good", "bad", "hang"]) await tasks.submit(input, "a");
    const late = await tasks.submit("late", "a");
    await clock.pass(100);
    await tasks.read(late);
    await clock.pass(1_900);
    expect(ends).toEqual([
      { outcome: "completed", queuedMs: 0, ranMs: 0 },
      { outcome: "failed", queuedMs: 0, ranMs: 0 },
      { outcome: "abandoned", queuedMs: 0, ranMs: 500 },
      { outcome: "completed", queuedMs: 500, ranMs: 0 },
    ]);
  });

  it("leaves no timer behind when everything has ended and its time is over", async () => {
    const clock = new ManualClock();
    const tasks = createMemoryTasks<string>({
      work: async () => fine,
      limits: LIMITS,
      messages: MESSAGES,
      clock,
    });
    for (const input of ["a", "b", "c"]) await tasks.submit(input, "a");
    await clock.pass(0);
    expect(clock.pending).toBeGreaterThan(0);
    await clock.pass(LIMITS.keptMs);
    expect(clock.pending).toBe(0);
  });

  it("holds the input while its task runs, where the test of forgetting can see it", async () => {
    const tasks = createMemoryTasks<string>({
      work: () => new Promise(() => {}),
      limits: LIMITS,
      messages: MESSAGES,
      clock: new ManualClock(),
    });
    await tasks.submit("CANARY", "a");
    expect(await privateContents(tasks)).toContain("CANARY");
  });

  it("makes ids that do not repeat in 100,000", () => {
    expect(new Set(Array.from({ length: 100_000 }, randomId)).size).toBe(100_000);
  });
});
