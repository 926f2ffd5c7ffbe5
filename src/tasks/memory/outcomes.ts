import type { Clock } from "../clock.ts";
import type { TaskLimits, TaskState } from "../tasks.ts";
import { Deadlines } from "./deadlines.ts";

interface Outcome {
  readonly id: string;
  readonly state: TaskState;
  readonly bytes: number;
  readonly endedAt: number;
}

type KeptLimits = Pick<TaskLimits, "keptMs" | "keptCount" | "keptBytes">;

/** How tasks ended, for a while, and no more of them than the limits say. */
export class Outcomes {
  readonly #limits: KeptLimits;
  readonly #clock: Clock;
  readonly #expiries: Deadlines<Outcome>;
  /** The one whose end or last reading is the oldest comes first. */
  readonly #kept = new Map<string, Outcome>();
  /** The same, in the order of their ends. */
  readonly #byEnd = new Map<string, Outcome>();
  #bytes = 0;

  constructor(limits: KeptLimits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
    this.#expiries = new Deadlines({
      ms: limits.keptMs,
      clock,
      items: () => this.#byEnd.values(),
      since: ({ endedAt }) => endedAt,
      late: (outcome) => this.#drop(outcome),
    });
  }

  add(id: string, state: TaskState): void {
    const bytes = state.status === "completed" ? state.result.byteLength : 0;
    const outcome = { id, state, bytes, endedAt: this.#clock.now() };
    this.#kept.set(id, outcome);
    this.#byEnd.set(id, outcome);
    this.#bytes += bytes;
    this.#expiries.watch();
    for (const oldest of this.#kept.values()) {
      if (this.#kept.size <= this.#limits.keptCount && this.#bytes <= this.#limits.keptBytes) return;
      this.#drop(oldest);
    }
  }

  read(id: string): TaskState | undefined {
    const outcome = this.#kept.get(id);
    if (!outcome) return undefined;
    this.#kept.delete(id);
    this.#kept.set(id, outcome);
    return outcome.state;
  }

  #drop(outcome: Outcome): void {
    this.#byEnd.delete(outcome.id);
    this.#kept.delete(outcome.id);
    this.#bytes -= outcome.bytes;
  }
}
