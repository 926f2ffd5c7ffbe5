/**
 * What 1, 100 and 10,000 analyses a second need, from what one was measured to need: `npm run simulate`. Other loads by
 * `npm run simulate -- 50 500`; docs/growth.md explains the columns.
 */
import { RESULT_KEPT_MS } from "#report/index.ts";
import { readMeasured } from "./measured.ts";
import { fewestWorkers, serviceMs, simulate } from "./model.ts";

const LOADS = [1, 100, 10_000];
/** Milliseconds that a language model takes: none, and a common one. */
const MODELS = [0, 5_000];
const MOST_WAIT_MS = 1_000;
const PLACES = 8;
/** Servers and Redis are not driven beyond this share of a core, so that a burst finds room. */
const SAFE_LOAD = 0.6;
const MEGABYTE = 1e6;

const measured = readMeasured();
const rates = process.argv.slice(2).map(Number);

function row(analysesPerSecond: number, modelMs: number): (string | number)[] {
  const plan = { analysesPerSecond, modelMs, places: PLACES };
  const workers = fewestWorkers(plan, measured, MOST_WAIT_MS);
  const { load, waitP99Ms } = simulate({ ...plan, workers }, measured);
  const cores = (cpuMs: number) => Math.ceil((analysesPerSecond * cpuMs) / 1_000 / SAFE_LOAD);
  const kept = (analysesPerSecond * measured.redisMemoryBytes * RESULT_KEPT_MS) / 1_000 / MEGABYTE;
  return [
    analysesPerSecond,
    modelMs === 0 ? "none" : `${modelMs / 1_000} s`,
    workers,
    `${Math.round(load * 100)} %`,
    Math.round(waitP99Ms),
    cores(measured.serverCpuMs),
    cores(measured.redisCpuMs),
    Math.round(analysesPerSecond * measured.redisCommands),
    Math.ceil(kept),
    ((analysesPerSecond * measured.redisFileBytes) / MEGABYTE).toFixed(2),
  ];
}

const columns = [
  "analyses/s",
  "model",
  "workers",
  "their load",
  "wait p99 ms",
  "servers",
  "Redis cores",
  "Redis commands/s",
  "Redis MB kept",
  "Redis file MB/s",
];
process.stdout.write(`| ${columns.join(" | ")} |\n|${"---|".repeat(columns.length)}\n`);
for (const rate of rates.length > 0 ? rates : LOADS)
  for (const modelMs of MODELS) process.stdout.write(`| ${row(rate, modelMs).join(" | ")} |\n`);

const byCpu = 1_000 / measured.workerCpuMs;
process.stdout.write(
  `\nOne worker alone: ${byCpu.toFixed(0)} analyses a second by its CPU time, ${measured.analysesPerSecond.toFixed(0)} measured ` +
    `end to end with all parts and the clients on one machine; planned with ${(1_000 / serviceMs(measured)).toFixed(0)}.\n`,
);
