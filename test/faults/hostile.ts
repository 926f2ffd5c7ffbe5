/**
 * Has analyses ask a model's server that answers with hostile bodies, and prints how long the process stood still at the
 * worst, how many analyses had no report, and what memory grew by: first in a process of its own, which is looked into
 * closely, then in the real server, of which another process asks statuses meanwhile: `npm run hostile`.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { withCapacity } from "#analysis/cascade/capacity.ts";
import { createCascade } from "#analysis/cascade/cascade.ts";
import { shareContext } from "#analysis/config/limits.ts";
import { providers } from "../../src/analysis/models/providers.ts";
import { percentile } from "../load/drive.ts";
import { runHostile } from "./hostile-run.ts";

const BODIES = 1_000;
const AT_ONCE = 4;
/** A call for the status must not wait longer, in milliseconds. */
const LONGEST_STANDSTILL_MS = 250;
const TEXT =
  "The bridge opens in May, and these traitors know it. Everybody knows that they are corrupt puppets.";

const server = fork(new URL("hostile-server.ts", import.meta.url), { stdio: "ignore" });
const [port] = (await once(server, "message")) as [number];
const room = { contextTokens: 100_000, ...shareContext(100_000) };
const options = { id: "hostile", model: "hostile", baseURL: `http://127.0.0.1:${port}/v1`, ...room };
const connected = await providers["openai-compatible"](options);

/** Each analysis has a fresh breaker: a model that is left alone would not be asked. */
async function analyse(visitor: string): Promise<boolean> {
  const model = withCapacity(connected, { timeoutMs: 20_000, maxConcurrent: 8 });
  const cascade = createCascade({ models: [model] });
  const report = await cascade({ text: TEXT, language: "en", visitor }, new AbortController().signal);
  return report.analysis_results.length > 0;
}

await analyse("first");
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;
/** What is still in use after collecting, in megabytes. */
function memory(): string {
  collect();
  return (process.memoryUsage().heapUsed / 1e6).toFixed(1);
}
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();
/** What this thread itself computed between two turns: on a busy machine, time passes without it, too. */
let [worstCpuMs, before] = [0, cpuMs()];
setInterval(() => {
  worstCpuMs = Math.max(worstCpuMs, cpuMs() - before);
  before = cpuMs();
}, 5).unref();
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e3;
}
let [left, lost, halfway] = [BODIES, 0, ""];
const worker = async () => {
  while (left-- > 0) {
    if (!(await analyse(`visitor ${left}`).catch(() => false))) lost++;
    if (left === BODIES / 2) {
      halfway = memory();
      before = cpuMs();
    }
  }
};
await Promise.all(Array.from({ length: AT_ONCE }, worker));
const worstMs = Math.round(delay.max / 1e6);
process.stdout.write(
  `${BODIES} hostile bodies: ${Math.round(worstCpuMs)} ms of computing at a stretch at the worst (${worstMs} ms on the clock), ${lost} analyses lost, ${halfway} MB in use halfway and ${memory()} MB at the end\n`,
);
server.disconnect();

const run = await runHostile(BODIES, AT_ONCE);
const ms = (values: readonly number[]) =>
  `${percentile(values, 99).toFixed(0)} ms at the 99th of 100, ${Math.max(...values).toFixed(0)} ms at the worst`;
process.stdout.write(
  `the real server, ${run.bodies} hostile bodies in ${run.analyses} analyses: ${run.tookMs.length} status calls of another process took ${ms(run.tookMs)}; ` +
    `while one was under way the server computed ${ms(run.computedMs)}; ${run.unanswered} unanswered, ${run.lost} analyses lost, ` +
    `${run.memoryMb[0]} MB resident halfway and ${run.memoryMb[1]} MB at the end, exit code ${run.code}\n`,
);
const isHealthy = lost + run.lost + run.unanswered === 0 && run.code === 0;
const isSwift = Math.max(worstCpuMs, ...run.computedMs) < LONGEST_STANDSTILL_MS;
process.exitCode = isHealthy && isSwift ? 0 : 1;
