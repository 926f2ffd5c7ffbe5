/** Ends of waits are rounded up to this. */
const STEP_MS = 10;

/** Calls `run` once after so many milliseconds; the function given back calls that off. */
export type After = (ms: number, run: () => void) => () => void;

const nothing = () => {};

/** Waits that end in the same few milliseconds share one timer. */
export function createSharedTimers(): After {
  /** By the step in which they end. */
  const waiting = new Map<number, { run: () => void }[]>();
  const begin = (step: number, ms: number): { run: () => void }[] => {
    const waits: { run: () => void }[] = [];
    waiting.set(step, waits);
    setTimeout(() => {
      waiting.delete(step);
      for (const wait of waits) wait.run();
    }, ms);
    return waits;
  };
  return (ms, run) => {
    const now = performance.now();
    const step = Math.ceil((now + ms) / STEP_MS);
    const wait = { run };
    (waiting.get(step) ?? begin(step, step * STEP_MS - now)).push(wait);
    return () => {
      wait.run = nothing;
    };
  };
}
