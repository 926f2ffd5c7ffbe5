import * as z from "zod";
import { readMeasured } from "../../bench/growth/measured.ts";
import { type Plan, seededRandom, simulate } from "../../bench/growth/model.ts";
import { describe, drive, percentile } from "./drive.ts";
import { startFleet } from "./fleet.ts";

/** So many runs of the simulation, as long as the measured one, tell how far chance alone goes. */
const RUNS = 200;

const taskLine = z.object({ msg: z.literal("task"), outcome: z.literal("completed"), queuedMs: z.number() });

/**
 * Hands in tasks at random moments of a fixed rate, whether or not earlier ones are done, and compares how long they
 * waited for their turn, by the workers' logs, with what the simulation says of the same plan.
 */
export async function openLoop(plan: Plan, tasks: number): Promise<string> {
  const fleet = await startFleet({
    store: "redis",
    servers: 1,
    workers: plan.workers,
    ...(plan.modelMs > 0 && { modelMs: plan.modelMs, modelVaries: true }),
    env: { CONCURRENCY: String(plan.places) },
  });
  const urls = () => fleet.servers.map(({ url }) => url);
  await drive({ tasks: plan.places, visitors: plan.places, urls, pollMs: 100 });
  const before = waitsIn(fleet.workers.map((worker) => worker.said()).join("\n")).length;
  const arrivals = arrivalsOf(plan.analysesPerSecond, tasks);
  const driven = await drive({
    tasks,
    visitors: tasks,
    urls,
    pollMs: 1_000,
    arrivesMs: (index) => arrivals[index] ?? 0,
  });
  const waits = waitsIn(fleet.workers.map((worker) => worker.said()).join("\n")).slice(before);
  await fleet.end();
  const measured = [50, 99].map((share) => percentile(waits, share));
  const said = [50, 99].map(
    (share, index) => `p${share} ${measured[index]} ms (${simulated(plan, tasks)[index]})`,
  );
  const model = plan.modelMs > 0 ? `a model of ${plan.modelMs} ms in the mean` : "the embedded analyser";
  return (
    `${plan.analysesPerSecond} a second, ${plan.workers} workers of ${plan.places} places, ${model}: ${describe(driven)}; ` +
    `waited, measured (simulated): ${said.join(", ")}`
  );
}

function arrivalsOf(perSecond: number, tasks: number): number[] {
  const random = seededRandom(3);
  let now = 0;
  return Array.from({ length: tasks }, () => (now += (-1_000 / perSecond) * Math.log(1 - random())));
}

/** How long each completed task waited, in milliseconds, in the order of their ends. */
function waitsIn(log: string): number[] {
  return log.split("\n").flatMap((line) => {
    if (!line.includes('"msg":"task"')) return [];
    const read = taskLine.safeParse(JSON.parse(line));
    return read.success ? [read.data.queuedMs] : [];
  });
}

/** The middle nine tenths of what the simulation says, run as often as it takes to see what chance does. */
function simulated(plan: Plan, tasks: number): [p50: string, p99: string] {
  const runs = Array.from({ length: RUNS }, (_, seed) => simulate(plan, readMeasured(), tasks, seed + 1));
  return [range(runs.map(({ waitP50Ms }) => waitP50Ms)), range(runs.map(({ waitP99Ms }) => waitP99Ms))];
}

function range(values: readonly number[]): string {
  return `${percentile(values, 5).toFixed(0)} to ${percentile(values, 95).toFixed(0)}`;
}
