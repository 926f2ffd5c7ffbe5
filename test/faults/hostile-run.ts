import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { STATUS_PATH, TRIGGER_PATH } from "#report/index.ts";
import { type ServerProcess, startServer } from "../kit/server-process.ts";

/** What became of the real server while a model's server answered it with hostile bodies. */
export interface HostileRun {
  /** Bodies that the model's server sent. */
  readonly bodies: number;
  readonly analyses: number;
  /** Analyses that ended without a report. */
  readonly lost: number;
  /** How long each status call of another process took meanwhile, in milliseconds. */
  readonly tookMs: readonly number[];
  /** For how much of it the server's main thread computed; the rest passed on the way, or while others had the processor. */
  readonly computedMs: readonly number[];
  /** Status calls that were refused or not answered. */
  readonly unanswered: number;
  /** The server's resident memory halfway and at the end, in megabytes. */
  readonly memoryMb: readonly [halfway: number, end: number];
  /** The exit code, once it was told to stop. */
  readonly code: number | null;
}

/** Enough of them that one is always asked: a model that fails several visitors is left alone for a while. */
const MODELS = 200;
const TEXT =
  "The bridge opens in May, and these traitors know it. Everybody knows that they are corrupt puppets.";

const SETTINGS = { TRUST_PROXY: "1", ANALYSES_PER_HOUR: "10000" };

const polled = z.object({
  tookMs: z.array(z.number()),
  computedMs: z.array(z.number()),
  unanswered: z.number(),
});
const started = z.object({ taskId: z.string() });
const statusOf = z.object({ status: z.enum(["pending", "completed", "failed"]) });

/** Has visitors hand in texts to the real server, so many at once, until so many hostile bodies were sent to it. */
export async function runHostile(bodies: number, atOnce: number): Promise<HostileRun> {
  const folder = await mkdtemp(join(tmpdir(), "subtext-hostile-"));
  const model = fork(new URL("hostile-server.ts", import.meta.url), { stdio: "ignore" });
  const [port] = z.tuple([z.number()]).parse((await once(model, "message")).slice(0, 1));
  const count = { sent: 0 };
  model.on("message", () => {
    count.sent += 1;
  });
  const server = await startServer({ ...SETTINGS, CASCADE_FILE: await writeCascade(folder, port) });
  const poller = fork(new URL("poll-statuses.ts", import.meta.url), [server.url, String(server.pid)]);
  try {
    const visitors = visit(server, poller, atOnce, () => count.sent < bodies);
    while (count.sent < bodies / 2) await sleep(20);
    const halfway = await memoryOf(server);
    const ends = await visitors;
    const memoryMb = [halfway, await memoryOf(server)] as const;
    poller.send("end");
    const statuses = polled.parse((await once(poller, "message"))[0]);
    return { bodies: count.sent, ...ends, ...statuses, memoryMb, code: await server.stop() };
  } finally {
    await server.stop("SIGKILL");
    poller.disconnect();
    model.disconnect();
    await rm(folder, { recursive: true });
  }
}

async function writeCascade(folder: string, port: number): Promise<string> {
  const file = join(folder, "cascade.json");
  const models = Array.from({ length: MODELS }, (_, index) => ({
    id: `hostile-${index}`,
    provider: "openai-compatible",
    model: "hostile",
    baseURL: `http://127.0.0.1:${port}/v1`,
    contextTokens: 100_000,
  }));
  await writeFile(file, JSON.stringify({ models }));
  return file;
}

async function visit(server: ServerProcess, poller: ChildProcess, atOnce: number, goesOn: () => boolean) {
  let [analyses, lost] = [0, 0];
  const worker = async () => {
    while (goesOn()) {
      analyses += 1;
      if (!(await analyse(server.url, analyses, poller).catch(() => false))) lost += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { analyses, lost };
}

/** One analysis of a visitor of its own; whether it ended with a report. */
async function analyse(url: string, visitor: number, poller: ChildProcess): Promise<boolean> {
  const headers = {
    "content-type": "application/json",
    "x-forwarded-for": `10.1.${(visitor >> 8) & 255}.${visitor & 255}`,
  };
  const body = JSON.stringify({ text: `${TEXT} ${visitor}`, language: "en" });
  const reply = await fetch(url + TRIGGER_PATH, { method: "POST", headers, body });
  const { taskId } = started.parse(await reply.json());
  poller.send(taskId);
  for (;;) {
    const status = await fetch(`${url}${STATUS_PATH}?taskId=${taskId}`, { headers });
    const { status: said } = statusOf.parse(await status.json());
    if (said !== "pending") return said === "completed";
    await sleep(50);
  }
}

/** Megabytes of memory that a process of Linux has. */
async function memoryOf({ pid }: ServerProcess): Promise<number> {
  const said = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/^VmRSS:\s+(\d+) kB$/mu.exec(said)?.[1] ?? 0) / 1_000);
}
