import type { Clock } from "../clock.ts";
import type { TaskLimits, TaskState } from "../tasks.ts";
import { Deadlines } from "./deadlines.ts";

interface Outcome {
  readonly state: TaskState;
  readonly bytes: number;
}

/** How tasks ended, for a while, and no more of them than the limits say. */
export class Outcomes {
  readonly #limits: Pick<TaskLimits, "keptMs" | "keptCount" | "keptBytes">;
  readonly #expiries: Deadlines<string>;
  /** The one whose end or last reading is the oldest comes first. */
  readonly #kept = new Map<string, Outcome>();
  #bytes = 0;

  constructor(limits: Pick<TaskLimits, "keptMs" | "keptCount" | "keptBytes">, clock: Clock) {
    this.#limits = limits;
    this.#expiries = new Deadlines(limits.keptMs, clock, (id) => this.#drop(id));
  }

  add(id: string, state: TaskState): void {
    const bytes = state.status === "completed" ? state.result.byteLength : 0;
    this.#expiries.add(id);
    this.#kept.set(id, { state, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#kept.keys()) {
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

  #drop(id: string): void {
    const outcome = this.#kept.get(id);
    if (!outcome) return;
    this.#expiries.delete(id);
    this.#kept.delete(id);
    this.#bytes -= outcome.bytes;
  }
}
