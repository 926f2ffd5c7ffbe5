import { randomBytes } from "node:crypto";
import { type Clock, systemClock } from "./clock.ts";
import {
  QueueClosed,
  QueueFull,
  type TaskEnd,
  type TaskLimits,
  type TaskState,
  type Tasks,
  type Work,
} from "./tasks.ts";

export interface MemoryTasksOptions<Input, Result> {
  readonly work: Work<Input, Result>;
  readonly limits: TaskLimits;
  /** What a failed task says. An error's own words are never shown: they might hold the input. */
  readonly failureMessage: string;
  readonly onEnd?: (end: TaskEnd) => void;
  readonly clock?: Clock;
  /** Ids must be unguessable: whoever knows one can read the result. */
  readonly newId?: () => string;
}

/** 144 random bits, in 24 characters that need no escaping in a URL. */
export function randomId(): string {
  return randomBytes(18).toString("base64url");
}

interface Task<Input, Result> {
  readonly id: string;
  readonly abort: AbortController;
  readonly submittedAt: number;
  startedAt: number;
  state: TaskState<Result>;
  /** Forgotten at the end of the task. */
  input: { readonly value: Input } | undefined;
  cancelAbandonment: () => void;
  cancelTimeout: () => void;
}

const nothing = () => {};

/** A queue in this process's memory: first come, first served, nothing ever on disk. */
export function createMemoryTasks<Input, Result>(
  options: MemoryTasksOptions<Input, Result>,
): Tasks<Input, Result> {
  return new MemoryTasks(options);
}

class MemoryTasks<Input, Result> implements Tasks<Input, Result> {
  readonly #options: MemoryTasksOptions<Input, Result>;
  readonly #limits: TaskLimits;
  readonly #clock: Clock;
  readonly #failed: TaskState<Result>;
  /** Every task whose state can be read. */
  readonly #tasks = new Map<string, Task<Input, Result>>();
  readonly #queue: Task<Input, Result>[] = [];
  readonly #running = new Set<Task<Input, Result>>();
  #closing: Promise<void> | undefined;
  #onIdle = nothing;

  constructor(options: MemoryTasksOptions<Input, Result>) {
    this.#options = options;
    this.#limits = options.limits;
    this.#clock = options.clock ?? systemClock;
    this.#failed = { status: "failed", error: options.failureMessage };
  }

  async submit(input: Input): Promise<string> {
    if (this.#closing) throw new QueueClosed();
    const { running, queued } = this.#limits;
    if (this.#running.size >= running && this.#queue.length >= queued) throw new QueueFull();
    const task: Task<Input, Result> = {
      id: (this.#options.newId ?? randomId)(),
      abort: new AbortController(),
      submittedAt: this.#clock.now(),
      startedAt: 0,
      state: { status: "pending", stage: "queued", ahead: 0 },
      input: { value: input },
      cancelAbandonment: nothing,
      cancelTimeout: nothing,
    };
    this.#tasks.set(task.id, task);
    this.#queue.push(task);
    this.#awaitReader(task);
    this.#startNext();
    return task.id;
  }

  async read(id: string): Promise<TaskState<Result> | undefined> {
    const task = this.#tasks.get(id);
    if (task?.state.status !== "pending") return task?.state;
    this.#awaitReader(task);
    if (task.state.stage === "analysing") return task.state;
    return { status: "pending", stage: "queued", ahead: this.#queue.indexOf(task) };
  }

  async count(): Promise<{ running: number; queued: number }> {
    return { running: this.#running.size, queued: this.#queue.length };
  }

  close(): Promise<void> {
    this.#closing ??= this.#finish();
    return this.#closing;
  }

  async #finish(): Promise<void> {
    for (const task of this.#queue.slice()) this.#end(task, this.#failed, "stopped");
    if (this.#running.size === 0) return;
    const idle = new Promise<void>((resolve) => {
      this.#onIdle = resolve;
    });
    const cancelGrace = this.#clock.after(this.#limits.stopGraceMs, () => {
      for (const task of this.#running) this.#end(task, this.#failed, "stopped");
    });
    await idle;
    cancelGrace();
  }

  /** Gives a pending task another while in which somebody must ask about it. */
  #awaitReader(task: Task<Input, Result>): void {
    task.cancelAbandonment();
    const abandon = () => this.#end(task, this.#failed, "abandoned");
    task.cancelAbandonment = this.#clock.after(this.#limits.abandonedMs, abandon);
  }

  #startNext(): void {
    while (!this.#closing && this.#running.size < this.#limits.running) {
      const task = this.#queue.shift();
      if (!task?.input) return;
      this.#running.add(task);
      task.state = { status: "pending", stage: "analysing" };
      task.startedAt = this.#clock.now();
      const timeOut = () => this.#end(task, this.#failed, "timed-out");
      task.cancelTimeout = this.#clock.after(this.#limits.runMs, timeOut);
      void this.#run(task, task.input.value);
    }
  }

  async #run(task: Task<Input, Result>, input: Input): Promise<void> {
    const tellFirst = (first: Result) => {
      if (task.state.status === "pending") task.state = { status: "pending", stage: "analysing", first };
    };
    try {
      const result = await this.#options.work(input, task.abort.signal, tellFirst);
      this.#end(task, { status: "completed", result }, "completed");
    } catch {
      this.#end(task, this.#failed, "failed");
    }
  }

  /** Ends a task once, and gives its place on; whatever its work does later is ignored. */
  #end(task: Task<Input, Result>, state: TaskState<Result>, outcome: TaskEnd["outcome"]): void {
    if (task.state.status !== "pending") return;
    const now = this.#clock.now();
    const started = this.#running.delete(task);
    if (!started) this.#queue.splice(this.#queue.indexOf(task), 1);
    task.state = state;
    task.input = undefined;
    task.cancelAbandonment();
    task.cancelTimeout();
    if (outcome !== "completed") task.abort.abort();
    this.#clock.after(this.#limits.keptMs, () => this.#tasks.delete(task.id));
    this.#startNext();
    if (this.#running.size === 0) this.#onIdle();
    const startedAt = started ? task.startedAt : now;
    this.#options.onEnd?.({ outcome, queuedMs: startedAt - task.submittedAt, ranMs: now - startedAt });
  }
}
