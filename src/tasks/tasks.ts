/**
 * What is known of a task. `ahead` is the number of tasks that run before a queued one, `first` a result that can be
 * shown until the real one is there.
 */
export type TaskState<Result> =
  | { readonly status: "pending"; readonly stage: "queued"; readonly ahead: number }
  | { readonly status: "pending"; readonly stage: "analysing"; readonly first?: Result }
  | { readonly status: "failed"; readonly error: string }
  | { readonly status: "completed"; readonly result: Result };

/** A queue of work: hand something in, ask for it later by its id. */
export interface Tasks<Input, Result> {
  /** Queues the input and gives the task's id. Rejects with `QueueFull` or `QueueClosed`. */
  submit(input: Input): Promise<string>;
  /** State of a task; undefined for an id that was never given out, or whose result is gone. */
  read(id: string): Promise<TaskState<Result> | undefined>;
  /** How many tasks run and how many wait. */
  count(): Promise<{ running: number; queued: number }>;
  /**
   * Takes no more tasks, fails the waiting ones, and resolves when the running ones have ended;
   * those that still run after `stopGraceMs` are aborted. States can be read until the very end.
   */
  close(): Promise<void>;
}

/**
 * Does the work of one task. Must stop soon after `signal` aborts: its place is given on at once. May tell a first
 * result before the real one.
 */
export type Work<Input, Result> = (
  input: Input,
  signal: AbortSignal,
  tellFirst: (first: Result) => void,
) => Promise<Result>;

export interface TaskLimits {
  /** Tasks that run at the same time. */
  readonly running: number;
  /** Tasks that may wait for their turn; more are refused. */
  readonly queued: number;
  /** How long one task may run. */
  readonly runMs: number;
  /** How long a task's outcome can be read after its end. */
  readonly keptMs: number;
  /** A pending task that nobody has asked about for so long is abandoned. */
  readonly abandonedMs: number;
  /** How long running tasks may go on once the queue is closed. */
  readonly stopGraceMs: number;
}

/** How a task ended, for the log. Holds nothing of the input, the result or an error's words. */
export interface TaskEnd {
  readonly outcome: "completed" | "failed" | "timed-out" | "abandoned" | "stopped";
  readonly queuedMs: number;
  readonly ranMs: number;
}

/** As many tasks wait as may. */
export class QueueFull extends Error {
  override readonly name = "QueueFull";
}

/** The queue takes no more tasks, since the process is about to end. */
export class QueueClosed extends Error {
  override readonly name = "QueueClosed";
}
