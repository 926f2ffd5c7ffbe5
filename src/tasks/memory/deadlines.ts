import type { Clock } from "../clock.ts";

/** Items that stand in the order of their times, in a collection of their owner's, and so long is given to each. */
export interface Timed<Item> {
  readonly ms: number;
  readonly clock: Clock;
  /** The one whose time is up next comes first. */
  readonly items: () => Iterable<Item>;
  readonly since: (item: Item) => number;
  /** Takes the item out of the collection. */
  readonly late: (item: Item) => void;
}

/** Calls `late` of each item that is still there when its time is up: one timer for all, and no list of its own. */
export class Deadlines<Item> {
  readonly #timed: Timed<Item>;
  #hasTimer = false;

  constructor(timed: Timed<Item>) {
    this.#timed = timed;
  }

  /** To be called when an item has been added. Those that a timer stands for are all earlier. */
  watch(): void {
    if (!this.#hasTimer) this.#wakeAfter(this.#timed.ms);
  }

  #wakeAfter(ms: number): void {
    this.#hasTimer = true;
    this.#timed.clock.after(ms, () => this.#callLate());
  }

  /** What was first may have been taken out meanwhile; then the timer is set for what is first now. */
  #callLate(): void {
    const { ms, clock, items, since, late } = this.#timed;
    for (const item of items()) {
      const leftMs = since(item) + ms - clock.now();
      if (leftMs > 0) return this.#wakeAfter(leftMs);
      late(item);
    }
    this.#hasTimer = false;
  }
}
