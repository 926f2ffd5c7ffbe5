import { setTimeout as sleep } from "node:timers/promises";
import { STATUS_PATH, TRIGGER_PATH } from "#report/index.ts";

/** What became of many tasks. */
export interface Driven {
  readonly tasks: number;
  /** Tasks whose id was given out, and that then were unknown, failed, or not done in time. */
  readonly lost: string[];
  /** Reports that are not on the text that was sent. */
  readonly wrong: number;
  /** How often each status was answered, beside 200 and 202; 0 stands for no answer at all. */
  readonly refusals: ReadonlyMap<string, number>;
  readonly triggerMs: number[];
  readonly statusMs: number[];
  readonly seconds: number;
}

interface DriveOptions {
  readonly tasks: number;
  /** Visitors who each hand in one task after another. */
  readonly visitors: number;
  /** Where the servers are at this moment. */
  readonly urls: () => readonly string[];
  readonly pollMs: number;
  /** When a task is handed in, in milliseconds from the start, whatever became of those before; otherwise at once. */
  readonly arrivesMs?: (index: number) => number;
}

/** How long a task may take before it counts as lost. */
const LOST_MS = 180_000;

const PAUSE_MS = 250;

/** A word of letters alone, another for each number. */
function markOf(index: number): string {
  const letters = Array.from(String(index).padStart(5, "0"), (digit) => "abcdefghij".charAt(Number(digit)));
  return `xylo${letters.join("")}phone`;
}

const textOf = (index: number) =>
  `The session was opened on Monday. Only traitors doubt the great and shining things. ` +
  `Act now, or the ${markOf(index)} and its friends will destroy everything we love!`;

/** Hands in tasks as many visitors would, each until its report is there, and counts what went wrong. */
export async function drive({ tasks, visitors, urls, pollMs, arrivesMs }: DriveOptions): Promise<Driven> {
  const lost: string[] = [];
  const refusals = new Map<string, number>();
  const triggerMs: number[] = [];
  const statusMs: number[] = [];
  let wrong = 0;
  let next = 0;
  const refuse = (what: string) => refusals.set(what, (refusals.get(what) ?? 0) + 1);
  const urlOf = (turn: number) => urls()[turn % urls().length] ?? "";

  async function ask(call: string, at: number[], url: string, init: RequestInit) {
    const startedAt = performance.now();
    try {
      const reply = await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) });
      const body = await reply.text();
      if (reply.ok) at.push(performance.now() - startedAt);
      else refuse(`${call} ${reply.status}`);
      return { status: reply.status, body };
    } catch {
      refuse(`${call} 0`);
      return { status: 0, body: "" };
    }
  }

  async function submit(index: number, deadline: number): Promise<string> {
    const headers = {
      "content-type": "application/json",
      "x-forwarded-for": `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
    };
    const body = JSON.stringify({ text: textOf(index), language: "en" });
    for (let turn = index; performance.now() < deadline; turn += 1) {
      const reply = await ask("trigger", triggerMs, urlOf(turn) + TRIGGER_PATH, {
        method: "POST",
        headers,
        body,
      });
      if (reply.status === 202) return reply.body;
      await sleep(PAUSE_MS);
    }
    return "";
  }

  async function one(index: number): Promise<void> {
    const deadline = performance.now() + LOST_MS;
    const started = await submit(index, deadline);
    const { taskId } = (started === "" ? {} : JSON.parse(started)) as { taskId?: string };
    if (taskId === undefined) return void lost.push("never taken");
    let report = started.includes('"completed"') ? started : "";
    for (let turn = index; report === "" && performance.now() < deadline; turn += 1) {
      await sleep(pollMs);
      const headers = { "x-forwarded-for": `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}` };
      const { status, body } = await ask(
        "status",
        statusMs,
        `${urlOf(turn)}${STATUS_PATH}?taskId=${taskId}`,
        { headers },
      );
      if (status === 404) return void lost.push("unknown");
      if (status !== 200) continue;
      const state = (JSON.parse(body) as { status: string }).status;
      if (state === "failed") return void lost.push("failed");
      if (state === "completed") report = body;
    }
    if (report === "") return void lost.push("not done in time");
    const marks = new Set(report.match(/xylo\w+phone/gu));
    if (marks.size !== 1 || !marks.has(markOf(index))) wrong += 1;
  }

  const startedAt = performance.now();
  const visit = async () => {
    for (let index = next++; index < tasks; index = next++) {
      if (arrivesMs) await sleep(Math.max(0, startedAt + arrivesMs(index) - performance.now()));
      await one(index);
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  const seconds = (performance.now() - startedAt) / 1_000;
  return { tasks, lost, wrong, refusals, triggerMs, statusMs, seconds };
}

/** So many hundredths of the values lie at or under it. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * share) / 100))] ?? 0;
}

const ms = (values: readonly number[]) =>
  `${percentile(values, 50).toFixed(0)}/${percentile(values, 99).toFixed(0)} ms`;

/** What became of the tasks, in one line. */
export function describe(driven: Driven): string {
  const { tasks, lost, wrong, refusals, triggerMs, statusMs, seconds } = driven;
  const refused = [...refusals].map(([what, count]) => `${what}: ${count}`).join(", ");
  return (
    `${tasks} tasks in ${seconds.toFixed(1)} s, ${(tasks / seconds).toFixed(0)} a second; ` +
    `trigger ${ms(triggerMs)}, status ${ms(statusMs)} (p50/p99); ` +
    `lost ${lost.length}${lost.length > 0 ? ` (${[...new Set(lost)].join(", ")})` : ""}, wrong ${wrong}; refused: ${refused || "none"}`
  );
}
