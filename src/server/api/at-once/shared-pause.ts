/** Ends of waits are rounded up to this. */
const STEP_MS = 10;

/** Waits as `setTimeout` of `node:timers/promises` does; waits that end in the same few milliseconds share one timer. */
export function createSharedPause(): (ms: number) => Promise<void> {
  const ends = new Map<number, Promise<void>>();
  return (ms) => {
    const now = performance.now();
    const end = Math.ceil((now + ms) / STEP_MS) * STEP_MS;
    const known = ends.get(end);
    if (known) return known;
    const { promise, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, end - now);
    ends.set(end, promise);
    void promise.then(() => ends.delete(end));
    return promise;
  };
}
