/** What is timed, by name. */
export type Contenders = Readonly<Record<string, () => unknown>>;

/**
 * Median time of each contender in milliseconds. They are run in turns, so that a busy machine
 * troubles all alike; the first `warmUp` rounds are not counted.
 */
export async function medianTimes(
  contenders: Contenders,
  { warmUp, rounds }: { warmUp: number; rounds: number },
): Promise<Map<string, number>> {
  const times = Object.entries(contenders).map(([name, run]) => ({ name, run, ms: [] as number[] }));
  for (let round = 0; round < warmUp + rounds; round++) {
    for (const { run, ms } of times) {
      const begun = performance.now();
      await run();
      if (round >= warmUp) ms.push(performance.now() - begun);
    }
  }
  return new Map(times.map(({ name, ms }) => [name, median(ms)]));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
