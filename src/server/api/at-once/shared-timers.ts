/** Ends of waits are rounded up to this. */
const STEP_MS = 10;

/** Calls `run` once after so many milliseconds; the function given back calls that off. */
export type After = (ms: number, run: () => void) => () => void;

/** Waits that end in the same few milliseconds share one timer. */
export function createSharedTimers(): After {
  const waiting = new Map<number, Set<() => void>>();
  const begin = (end: number, ms: number): Set<() => void> => {
    const runs = new Set<() => void>();
    waiting.set(end, runs);
    setTimeout(() => {
      waiting.delete(end);
      for (const run of runs) run();
    }, ms);
    return runs;
  };
  return (ms, run) => {
    const now = performance.now();
    const end = Math.ceil((now + ms) / STEP_MS) * STEP_MS;
    const runs = waiting.get(end) ?? begin(end, end - now);
    runs.add(run);
    return () => void runs.delete(run);
  };
}
