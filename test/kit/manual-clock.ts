import type { Clock } from "#tasks/clock.ts";

/** A clock for tests, that stands still until it is turned. */
export class ManualClock implements Clock {
  #now = 0;
  readonly #timers = new Set<{ at: number; run: () => void }>();

  now(): number {
    return this.#now;
  }
  after(ms: number, run: () => void): () => void {
    const timer = { at: this.#now + ms, run };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  }
  /** Turns the clock on, and calls what falls due in the order in which it does. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      await settle();
      const due = [...this.#timers].filter((timer) => timer.at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#timers.delete(due);
      this.#now = Math.max(this.#now, due.at);
      due.run();
    }
    this.#now = end;
  }
  /** Number of timers that have not fallen due. */
  get pending(): number {
    return this.#timers.size;
  }
}

/** Lets everything that is already decided run to its end. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
