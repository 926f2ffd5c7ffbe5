import type { Clock } from "../clock.ts";

const nothing = () => {};

/** Calls `late` of each item that has not been taken out after `ms`: one timer for all of them. */
export class Deadlines<Item> {
  readonly #ms: number;
  readonly #clock: Clock;
  readonly #late: (item: Item) => void;
  /** The one whose time is up next comes first. */
  readonly #due = new Map<Item, number>();
  #cancel = nothing;

  constructor(ms: number, clock: Clock, late: (item: Item) => void) {
    this.#ms = ms;
    this.#clock = clock;
    this.#late = late;
  }

  add(item: Item): void {
    if (this.#due.size === 0) this.#wakeAfter(this.#ms);
    this.#due.set(item, this.#clock.now() + this.#ms);
  }

  /** Gives an item its whole time again. */
  renew(item: Item): void {
    if (this.#due.delete(item)) this.#due.set(item, this.#clock.now() + this.#ms);
  }

  delete(item: Item): void {
    if (this.#due.delete(item) && this.#due.size === 0) this.#cancel();
  }

  /** In place of a timer that may stand: `late` may have added an item to an empty map, and set one. */
  #wakeAfter(ms: number): void {
    this.#cancel();
    this.#cancel = this.#clock.after(ms, () => this.#callLate());
  }

  /** What was first may have been taken out meanwhile; then the timer is set for what is first now. */
  #callLate(): void {
    for (const [item, due] of this.#due) {
      const leftMs = due - this.#clock.now();
      if (leftMs > 0) return this.#wakeAfter(leftMs);
      this.#due.delete(item);
      this.#late(item);
    }
  }
}
