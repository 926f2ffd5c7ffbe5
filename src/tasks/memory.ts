import { type Clock, systemClock } from "./clock.ts";
import { randomId } from "./id.ts";
import { Deadlines } from "./memory/deadlines.ts";
import { Outcomes } from "./memory/outcomes.ts";
import {
  type Bytes,
  type Count,
  QueueClosed,
  QueueFull,
  type TaskEnd,
  type TaskLimits,
  type TaskMessages,
  type TaskState,
  type Tasks,
  VisitorBusy,
  type Work,
} from "./tasks.ts";
import { Turns } from "./turns.ts";

export interface MemoryTasksOptions<Input> {
  readonly work: Work<Input>;
  readonly limits: TaskLimits;
  readonly messages: TaskMessages;
  readonly onEnd?: (end: TaskEnd) => void;
  readonly clock?: Clock;
  /** Ids must be unguessable: whoever knows one can read the result. */
  readonly newId?: () => string;
}

/** A task that waits or runs. It is dropped whole at its end, with all that its work may have hung on its signal. */
interface Pending<Input> {
  readonly id: string;
  readonly visitor: string;
  /** Until its end. What is left of a task by then may wait long to be collected, and would keep a text with it. */
  input: Input | undefined;
  readonly abort: AbortController;
  readonly submittedAt: number;
  /** When somebody last asked about it. */
  askedAt: number;
  startedAt: number | undefined;
  first: Bytes | undefined;
  /** Wakes who waits for news of it. */
  tell: Tell;
}

type Tell = (result: Bytes | undefined) => void;

const nothing = () => {};

const ANALYSING: TaskState = { status: "pending", stage: "analysing" };

/** A queue in this process's memory: visitors in turn, nothing ever on disk. */
export function createMemoryTasks<Input>(options: MemoryTasksOptions<Input>): Tasks<Input> {
  return new MemoryTasks(options);
}

class MemoryTasks<Input> implements Tasks<Input> {
  readonly #options: MemoryTasksOptions<Input>;
  readonly #limits: TaskLimits;
  readonly #clock: Clock;
  /** All that wait or run. The one about which nobody has asked for the longest comes first. */
  readonly #pending = new Map<string, Pending<Input>>();
  /** Those for which there is no place. */
  readonly #waiting = new Turns<Pending<Input>>();
  /** In the order in which they began. */
  readonly #running = new Map<string, Pending<Input>>();
  readonly #timeouts: Deadlines<Pending<Input>>;
  /** When tasks are given up about which nobody asks. */
  readonly #abandonments: Deadlines<Pending<Input>>;
  /** How many tasks each visitor has pending. */
  readonly #ofVisitor = new Map<string, number>();
  readonly #outcomes: Outcomes;
  #closing: Promise<void> | undefined;
  #onIdle = nothing;

  constructor(options: MemoryTasksOptions<Input>) {
    this.#options = options;
    this.#limits = options.limits;
    this.#clock = options.clock ?? systemClock;
    this.#outcomes = new Outcomes(this.#limits, this.#clock);
    this.#timeouts = new Deadlines({
      ms: this.#limits.runMs,
      clock: this.#clock,
      items: () => this.#running.values(),
      since: ({ startedAt = Number.NaN }) => startedAt,
      late: (task) => this.#fail(task, "timed-out"),
    });
    this.#abandonments = new Deadlines({
      ms: this.#limits.abandonedMs,
      clock: this.#clock,
      items: () => this.#pending.values(),
      since: ({ askedAt }) => askedAt,
      late: (task) => this.#fail(task, "abandoned"),
    });
  }

  submit(input: Input, visitor: string): string {
    if (this.#closing) throw new QueueClosed();
    const { running, queued, perVisitor } = this.#limits;
    const ofVisitor = this.#ofVisitor.get(visitor) ?? 0;
    const hasPlace = this.#running.size < running;
    if (ofVisitor >= perVisitor) throw new VisitorBusy();
    if (!hasPlace && this.#waiting.size >= queued) throw new QueueFull();
    const now = this.#clock.now();
    const task: Pending<Input> = {
      id: (this.#options.newId ?? randomId)(),
      visitor,
      input,
      abort: new AbortController(),
      submittedAt: now,
      askedAt: now,
      startedAt: undefined,
      first: undefined,
      tell: nothing,
    };
    this.#pending.set(task.id, task);
    this.#ofVisitor.set(visitor, ofVisitor + 1);
    this.#abandonments.watch();
    if (hasPlace) this.#start(task, now);
    else this.#waiting.add(task);
    return task.id;
  }

  read(id: string): TaskState | undefined {
    const task = this.#pending.get(id);
    if (!task) return this.#outcomes.read(id);
    task.askedAt = this.#clock.now();
    this.#pending.delete(id);
    this.#pending.set(id, task);
    if (task.startedAt !== undefined) {
      const { first } = task;
      return first ? { status: "pending", stage: "analysing", first } : ANALYSING;
    }
    return { status: "pending", stage: "queued", ahead: this.#waiting.ahead(task) };
  }

  whenTold(id: string, tell: Tell): void {
    const task = this.#pending.get(id);
    if (!task) return tell(resultOf(this.#outcomes.read(id)));
    if (task.first) return tell(undefined);
    const earlier = task.tell;
    task.tell =
      earlier === nothing
        ? tell
        : (result) => {
            earlier(result);
            tell(result);
          };
  }

  count(): Count {
    return { running: this.#running.size, queued: this.#waiting.size };
  }

  close(): Promise<void> {
    this.#closing ??= this.#finish();
    return this.#closing;
  }

  async #finish(): Promise<void> {
    for (const task of this.#waiting.all()) this.#fail(task, "stopped");
    if (this.#running.size === 0) return;
    const idle = new Promise<void>((resolve) => {
      this.#onIdle = resolve;
    });
    const cancelGrace = this.#clock.after(this.#limits.stopGraceMs, () => {
      for (const task of this.#running.values()) this.#fail(task, "stopped");
    });
    await idle;
    cancelGrace();
  }

  #startNext(): void {
    while (!this.#closing && this.#running.size < this.#limits.running) {
      const task = this.#waiting.next();
      if (!task) return;
      this.#start(task, this.#clock.now());
    }
  }

  #start(task: Pending<Input>, now: number): void {
    this.#running.set(task.id, task);
    task.startedAt = now;
    this.#timeouts.watch();
    if (task.input !== undefined) void this.#run(task, task.input);
  }

  async #run(task: Pending<Input>, input: Input): Promise<void> {
    const tellFirst = (first: Bytes) => {
      task.first = first;
      task.tell(undefined);
      task.tell = nothing;
    };
    try {
      const result = await this.#options.work(input, task.abort.signal, task.visitor, tellFirst);
      this.#end(task, { status: "completed", result }, "completed");
    } catch {
      this.#fail(task, "failed");
    }
  }

  #fail(task: Pending<Input>, outcome: Exclude<TaskEnd["outcome"], "completed">): void {
    const { failed, stopped } = this.#options.messages;
    this.#end(task, { status: "failed", error: outcome === "stopped" ? stopped : failed }, outcome);
  }

  /** Ends a task once, and gives its place on; whatever its work does later is ignored. */
  #end(task: Pending<Input>, state: TaskState, outcome: TaskEnd["outcome"]): void {
    if (!this.#pending.delete(task.id)) return;
    task.input = undefined;
    if (!this.#running.delete(task.id)) this.#waiting.remove(task);
    this.#forgetOneOf(task.visitor);
    this.#outcomes.add(task.id, state);
    task.tell(resultOf(state));
    if (outcome !== "completed") task.abort.abort();
    this.#startNext();
    if (this.#running.size === 0) this.#onIdle();
    const now = this.#clock.now();
    const startedAt = task.startedAt ?? now;
    this.#options.onEnd?.({ outcome, queuedMs: startedAt - task.submittedAt, ranMs: now - startedAt });
  }

  #forgetOneOf(visitor: string): void {
    const left = (this.#ofVisitor.get(visitor) ?? 0) - 1;
    if (left > 0) this.#ofVisitor.set(visitor, left);
    else this.#ofVisitor.delete(visitor);
  }
}

function resultOf(state: TaskState | undefined): Bytes | undefined {
  return state?.status === "completed" ? state.result : undefined;
}
