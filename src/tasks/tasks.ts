/**
/** What a task gives: bytes, so that nothing of the input can live on in it unseen. */
export type Bytes = Uint8Array<ArrayBuffer>;

/**
 * What is known of a task. `ahead` is the number of tasks that run before a queued one, as far as can be told now;
 * `first` a result that can be shown until the real one is there.
 */
export type TaskState =
  | { readonly status: "pending"; readonly stage: "queued"; readonly ahead: number }
  | { readonly status: "pending"; readonly stage: "analysing"; readonly first?: Bytes }
  | { readonly status: "failed"; readonly error: string }
  | { readonly status: "completed"; readonly result: Bytes };

export interface Count {
  readonly running: number;
  readonly queued: number;
}

/** A queue of work: hand something in, ask for it later by its id. */
export interface Tasks<Input> {
  /**
   * Queues the input and gives the task's id. Visitors, known by keys that mean nothing here, have turns: one task of
   * each, then the next of each. Throws, or rejects with, `VisitorBusy`, `QueueFull` or `QueueClosed`.
   */
  submit(input: Input, visitor: string): string | Promise<string>;
  /** State of a task; undefined for an id that was never given out, or whose result is gone. */
  read(id: string): TaskState | undefined | Promise<TaskState | undefined>;
  /**
   * Calls back once a task has ended, with its result if it has one, or has told a first result, where the store can
   * tell that without being asked.
   */
  whenTold?(id: string, tell: (result: Bytes | undefined) => void): void;
  /** How many tasks run and how many wait. */
  count(): Count | Promise<Count>;
  /**
   * Takes no more tasks, fails the waiting ones, and resolves when the running ones have ended;
   * those that still run after `stopGraceMs` are aborted. States can be read until the very end.
   * Where others can go on with the tasks, the waiting ones wait on, and those cut off wait again.
   */
  close(): Promise<void>;
}

/**
 * Does the work of one task. Must stop soon after `signal` aborts: its place is given on at once. May tell a first
 * result before the real one.
 */
export type Work<Input> = (
  input: Input,
  signal: AbortSignal,
  visitor: string,
  tellFirst: (first: Bytes) => void,
) => Promise<Bytes>;

export interface TaskLimits {
  /** Tasks that run at the same time. */
  readonly running: number;
  /** Tasks that may wait for their turn; more are refused. */
  readonly queued: number;
  /** Tasks of one visitor that may run or wait at the same time. */
  readonly perVisitor: number;
  /** How long one task may run. */
  readonly runMs: number;
  /** How long a task's outcome can be read after its end. */
  readonly keptMs: number;
  /** Outcomes kept at most. Beyond that, the one whose end or last reading is the oldest goes first. */
  readonly keptCount: number;
  /** Bytes of results kept at most, likewise. */
  readonly keptBytes: number;
  /** A pending task that nobody has asked about for so long is abandoned. */
  readonly abandonedMs: number;
  /** How long running tasks may go on once the queue is closed. */
  readonly stopGraceMs: number;
}

/** What a failed task says. An error's own words are never shown: they might hold the input. */
export interface TaskMessages {
  readonly failed: string;
  /** Of a task that was not done because the queue was closed. */
  readonly stopped: string;
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

/** As many tasks of this visitor run or wait as may. */
export class VisitorBusy extends Error {
  override readonly name = "VisitorBusy";
}

/** The queue takes no more tasks, since the process is about to end. */
export class QueueClosed extends Error {
  override readonly name = "QueueClosed";
}

/** The place outside the process in which tasks are kept gives no answer. */
export class StoreUnreachable extends Error {
  override readonly name = "StoreUnreachable";
}
