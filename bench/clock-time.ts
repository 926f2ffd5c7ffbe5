import { median } from "./median.ts";

/**
 * Median time of each contender on the clock, in milliseconds, waiting included. They are run in turns, so
 * that a busy machine troubles all alike; the first `warmUp` rounds are not counted.
 */
export async function clockTimes(
  contenders: Readonly<Record<string, () => unknown>>,
  { warmUp, rounds }: { warmUp: number; rounds: number },
): Promise<Map<string, number>> {
  const measured = Object.entries(contenders).map(([name, run]) => ({ name, run, times: [] as number[] }));
  for (let round = 0; round < warmUp + rounds; round++) {
    for (const { run, times } of measured) {
      const begun = performance.now();
      await run();
      if (round >= warmUp) times.push(performance.now() - begun);
    }
  }
  return new Map(measured.map(({ name, times }) => [name, median(times)]));
}
