import { median } from "./median.ts";

/** CPU time of one batch of runs: `threadCpuUsage` ticks in steps of up to 4 ms, which are to be a small part of it. */
const BATCH_MS = 120;

async function cpuMs(work: () => unknown, runs: number): Promise<number> {
  const before = process.threadCpuUsage();
  for (let run = 0; run < runs; run++) {
    const done = work();
    if (done instanceof Promise) await done;
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / runs;
}

/**
 * The median CPU time of each contender in milliseconds, in their order. They run in turns, warmed up, batch by
 * batch, each round in the other direction, so that a busy machine troubles all alike; what other processes
 * take is not counted.
 */
export async function cpuTimes(contenders: readonly (() => unknown)[], rounds: number): Promise<number[]> {
  const measured = [];
  for (const work of contenders) {
    const firstMs = await cpuMs(work, 100);
    await cpuMs(work, 100);
    const runs = Math.max(5, Math.ceil(BATCH_MS / Math.max(firstMs, 0.1)));
    measured.push({ work, runs, times: [] as number[] });
  }
  for (let round = 0; round < rounds; round++) {
    const turn = round % 2 === 0 ? measured : measured.toReversed();
    for (const { work, runs, times } of turn) times.push(await cpuMs(work, runs));
  }
  return measured.map(({ times }) => median(times));
}
