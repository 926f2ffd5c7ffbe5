import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { blobStores } from "../../test/kit/blob-stores.ts";
import { ManualClock } from "../../test/kit/manual-clock.ts";
import { describeTasks } from "../../test/kit/task-conformance.ts";
import type { BlobTasks } from "./blobs/blob-tasks.ts";
import { SealedBlobs } from "./blobs/sealed-blobs.ts";
import { createBlobTasks } from "./blobs.ts";
import { createKeyring } from "./encryption.ts";
import type { TaskEnd, TaskLimits, Work } from "./tasks.ts";

const { folder, open } = blobStores();
let stores = 0;

const LIMITS: TaskLimits = {
  running: 2,
  queued: 10,
  perVisitor: 10,
  runMs: 200_000,
  keptMs: 1_000,
  keptCount: 0,
  keptBytes: 0,
  abandonedMs: 100_000,
  stopGraceMs: 0,
};
const MESSAGES = { failed: "It failed.", stopped: "It was stopped." };

/** One function of a site, with the time in the test's hands; those of one store are one site. */
function openSite(
  name = `store-${(stores += 1)}`,
  clock = new ManualClock(),
  secrets: readonly [string] = ["secret"],
) {
  const { store, traffic } = open(name);
  const blobs = new SealedBlobs(store, createKeyring(secrets), () => clock.now());
  const pass = async (ms: number) => {
    const end = clock.now() + ms;
    await traffic.settle();
    while (clock.now() < end) {
      await clock.pass(Math.min(Math.max(25, ms / 40), end - clock.now()));
      await traffic.settle();
    }
  };
  return { name, clock, blobs, pass };
}

describeTasks(
  "The queue in Netlify's Blobs",
  async (options) => {
    const { name, clock, blobs, pass } = openSite();
    const start = async (task: string) => void tasks.run(task);
    const tasks: BlobTasks<string> = createBlobTasks({ ...options, blobs, clock, start });
    return { tasks, pass, contents: () => contentsOf(name), end: () => tasks.close() };
  },
  {
    lacking: {
      bounds: "outcomes fill no memory here, and end by their time alone",
      closing: "a function is not told when it ends, and the others go on",
    },
  },
);

/** Every byte that a store has on its disk, names and labels as well. */
async function contentsOf(store: string): Promise<string> {
  const paths = await filesOf(store);
  const files = await Promise.all(paths.map(async (path) => path + (await readFile(path, "latin1"))));
  return files.join("\n");
}

async function filesOf(store: string): Promise<string[]> {
  const entries = await readdir(folder.path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && `${entry.parentPath}/`.includes(`${store}/`))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Work that never ends, and one that is done at once. */
const hang: Work<string> = () => new Promise(() => {});
const echo: Work<string> = async (input) => new TextEncoder().encode(`RESULT of ${input}`);

const none = async () => {};

describe("The queue in Netlify's Blobs", () => {
  it("keeps a text and its report only as ciphertext, and under no name that leads to the id", async () => {
    const { name, blobs, clock } = openSite();
    const started: string[] = [];
    const start = async (task: string) => void started.push(task);
    const tasks = createBlobTasks({ blobs, clock, start, work: echo, limits: LIMITS, messages: MESSAGES });
    const id = await tasks.submit("CANARY", "VISITOR");
    const waiting = await contentsOf(name);
    await tasks.run(started[0] ?? "");
    const ended = await contentsOf(name);
    expect(await tasks.read(id)).toMatchObject({ status: "completed" });
    expect(waiting).toContain("input");
    for (const secret of ["CANARY", "RESULT", "VISITOR", id]) {
      expect(waiting).not.toContain(secret);
      expect(ended).not.toContain(secret);
    }
  });

  it("deletes the text when the task ends, and leaves one small ledger when all is swept", async () => {
    const { name, blobs, clock, pass } = openSite();
    const start = async (task: string) => void tasks.run(task);
    const tasks: BlobTasks<string> = createBlobTasks({
      blobs,
      clock,
      start,
      limits: LIMITS,
      messages: MESSAGES,
      work: echo,
    });
    for (const input of ["a", "b", "c"]) await tasks.submit(input, input);
    await pass(0);
    expect((await filesOf(name)).filter((path) => path.includes("input"))).toEqual([]);
    expect(await tasks.sweep()).toBe(0);
    await pass(LIMITS.keptMs);
    expect(await tasks.sweep()).toBe(3);
    const left = (await filesOf(name)).filter((path) => path.includes("entries"));
    expect(left).toHaveLength(1);
    expect((await readFile(left[0] ?? "")).byteLength).toBeLessThan(100);
  });

  it("does a task once, however often its start is told", async () => {
    const { blobs, clock } = openSite();
    const inputs: string[] = [];
    const work: Work<string> = (input, ...rest) => {
      inputs.push(input);
      return echo(input, ...rest);
    };
    const started: string[] = [];
    const start = async (task: string) => void started.push(task);
    const tasks = createBlobTasks({ blobs, clock, start, work, limits: LIMITS, messages: MESSAGES });
    await tasks.submit("a", "a");
    await Promise.all(Array.from({ length: 5 }, () => tasks.run(started[0] ?? "")));
    await tasks.run(started[0] ?? "");
    await tasks.run("a name that was never given");
    expect(inputs).toEqual(["a"]);
  });

  it("gives a task to another worker when the first has died, and its text is not lost", async () => {
    const { name, blobs, clock, pass } = openSite();
    const ofSite = { clock, limits: LIMITS, messages: MESSAGES };
    const dying = createBlobTasks({
      ...ofSite,
      // Its clock stands still: nothing is heard of it any more.
      clock: { now: () => clock.now(), after: () => () => {} },
      blobs,
      work: hang,
      start: async (task) => void dying.run(task),
    });
    const id = await dying.submit("a", "a");
    await pass(0);
    const second = openSite(name, clock);
    const other: BlobTasks<string> = createBlobTasks({
      ...ofSite,
      blobs: second.blobs,
      work: echo,
      start: async (task) => void other.run(task),
    });
    await pass(29_000);
    expect(await other.read(id)).toEqual({ status: "pending", stage: "analysing" });
    await pass(2_000);
    await other.read(id);
    await second.pass(0);
    expect(await other.read(id)).toMatchObject({ status: "completed" });
  });

  it("starts a task again whose first start was lost on the way", async () => {
    const { blobs, clock, pass } = openSite();
    let lost = 1;
    const start = async (task: string) => (lost-- > 0 ? undefined : void tasks.run(task));
    const tasks: BlobTasks<string> = createBlobTasks({
      blobs,
      clock,
      start,
      limits: LIMITS,
      messages: MESSAGES,
      work: echo,
    });
    const id = await tasks.submit("a", "a");
    await pass(31_000);
    await tasks.read(id);
    await pass(0);
    expect(await tasks.read(id)).toMatchObject({ status: "completed" });
  });

  it("counts right when two functions take tasks at the same moment", async () => {
    const { name, clock, blobs } = openSite();
    const ofSite = { clock, work: hang, start: none, limits: LIMITS, messages: MESSAGES };
    const one = createBlobTasks({ ...ofSite, blobs });
    const other = createBlobTasks({ ...ofSite, blobs: openSite(name, clock).blobs });
    for (let i = 0; i < 6; i += 1) await Promise.all([one.submit("a", `a${i}`), other.submit("b", `b${i}`)]);
    expect(await one.count()).toEqual({ running: 2, queued: 10 });
    expect(await other.count()).toEqual({ running: 2, queued: 10 });
  });

  it("begins anew when its secret was changed and the old one not kept", async () => {
    const { name, clock, blobs } = openSite();
    const ofSite = { clock, work: hang, start: none, limits: LIMITS, messages: MESSAGES };
    const id = await createBlobTasks({ ...ofSite, blobs }).submit("a", "a");
    const anew = createBlobTasks({ ...ofSite, blobs: openSite(name, clock, ["another"]).blobs });
    expect(await anew.read(id)).toBeUndefined();
    await anew.submit("b", "b");
    expect(await anew.count()).toEqual({ running: 1, queued: 0 });
  });

  it("tells how each task ended and how long it took, and nothing more", async () => {
    const { blobs, clock, pass } = openSite();
    const ends: TaskEnd[] = [];
    const start = async (task: string) => void tasks.run(task);
    const tasks: BlobTasks<string> = createBlobTasks({
      blobs,
      clock,
      start,
      messages: MESSAGES,
      limits: { ...LIMITS, running: 1 },
      work: (input, ...rest) => (input === "hang" ? hang(input, ...rest) : echo(input, ...rest)),
      onEnd: (end) => ends.push(end),
    });
    for (const input of ["good", "hang"]) await tasks.submit(input, "a");
    await pass(LIMITS.abandonedMs);
    expect(ends).toEqual([
      { outcome: "completed", queuedMs: 0, ranMs: 0 },
      { outcome: "abandoned", queuedMs: 0, ranMs: LIMITS.abandonedMs },
    ]);
  });
});
