import { QueueFull, type TaskLimits, VisitorBusy } from "../tasks.ts";
import { Turns } from "../turns.ts";

/** A task that waits or runs. Times are milliseconds since 1970. */
export interface Entry {
  /** The name made of the task's id, which itself stands nowhere. */
  readonly name: string;
  readonly visitor: string;
  readonly submittedAt: number;
  /** When somebody last asked about it. */
  readAt: number;
  startedAt?: number;
  /** When its worker was last heard of. */
  aliveAt?: number;
}

/** What a ledger is between two calls. The waiting ones stand in the order in which visitors have their turns. */
export interface SavedLedger {
  readonly running: readonly Entry[];
  readonly waiting: readonly Entry[];
}

export type LedgerLimits = Pick<TaskLimits, "running" | "queued" | "perVisitor" | "runMs" | "abandonedMs"> & {
  /** A worker that was not heard of for so long is taken for dead, and its task is given to another. */
  readonly leaseMs: number;
};

/** Who waits and who runs: the whole queue, small enough to be read and written at once. */
export class Ledger {
  readonly #limits: LedgerLimits;
  readonly #now: number;
  readonly #running: Entry[];
  readonly #waiting = new Turns<Entry>();

  constructor(saved: SavedLedger, limits: LedgerLimits, now: number) {
    this.#limits = limits;
    this.#now = now;
    this.#running = [...saved.running];
    for (const entry of saved.waiting) this.#waiting.add(entry);
  }

  get saved(): SavedLedger {
    return { running: this.#running, waiting: this.#waiting.all() };
  }

  get counts(): { running: number; queued: number } {
    return { running: this.#running.length, queued: this.#waiting.size };
  }

  find(name: string): Entry | undefined {
    return [...this.#running, ...this.#waiting.all()].find((entry) => entry.name === name);
  }

  ahead(entry: Entry): number {
    return this.#waiting.ahead(entry);
  }

  /** Queues a task of a visitor. Throws `VisitorBusy` or `QueueFull`. */
  admit(name: string, visitor: string): void {
    const { running, queued, perVisitor } = this.#limits;
    const own = [...this.#running, ...this.#waiting.all()].filter((entry) => entry.visitor === visitor);
    if (own.length >= perVisitor) throw new VisitorBusy();
    if (this.#running.length >= running && this.#waiting.size >= queued) throw new QueueFull();
    this.#waiting.add({ name, visitor, submittedAt: this.#now, readAt: this.#now });
  }

  /** Starts as many tasks as may run, and gives them. */
  startNext(): Entry[] {
    const started: Entry[] = [];
    while (this.#running.length < this.#limits.running) {
      const entry = this.#waiting.next();
      if (!entry) break;
      entry.startedAt = this.#now;
      this.#running.push(entry);
      started.push(entry);
    }
    return started;
  }

  /** Whether a running task is without a worker: none has taken it in time, or its worker has gone silent. */
  isForsaken(entry: Entry): boolean {
    const heardOf = entry.aliveAt ?? entry.startedAt;
    return heardOf !== undefined && this.#now - heardOf >= this.#limits.leaseMs;
  }

  /** Gives a running task to the worker that asks for it; undefined where it has one, or does not run. */
  claim(name: string): Entry | undefined {
    const entry = this.#running.find((one) => one.name === name);
    if (!entry || (entry.aliveAt !== undefined && !this.isForsaken(entry))) return undefined;
    entry.aliveAt = this.#now;
    return entry;
  }

  remove(name: string): Entry | undefined {
    const entry = this.find(name);
    const place = entry ? this.#running.indexOf(entry) : -1;
    if (place >= 0) this.#running.splice(place, 1);
    else if (entry) this.#waiting.remove(entry);
    return entry;
  }

  /** Takes out the tasks that have run for too long, or that nobody has asked about. */
  takeOverdue(): { entry: Entry; outcome: "timed-out" | "abandoned" }[] {
    const { runMs, abandonedMs } = this.#limits;
    const overdue = [...this.#running, ...this.#waiting.all()].flatMap((entry) => {
      if (this.#now - entry.readAt >= abandonedMs) return { entry, outcome: "abandoned" as const };
      const ran = entry.startedAt === undefined ? 0 : this.#now - entry.startedAt;
      return ran >= runMs ? { entry, outcome: "timed-out" as const } : [];
    });
    for (const { entry } of overdue) this.remove(entry.name);
    return overdue;
  }
}
