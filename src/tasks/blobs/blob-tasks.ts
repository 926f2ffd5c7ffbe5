import type { Clock } from "../clock.ts";
import type { TaskEnd, TaskLimits, TaskMessages, Tasks, Work } from "../tasks.ts";
import type { SealedBlobs } from "./sealed-blobs.ts";

export interface BlobTasksOptions<Input> {
  readonly blobs: SealedBlobs;
  /** Begins `run` for a name in a function of its own. Must not reject: a start that is lost is made up for. */
  readonly start: (name: string) => Promise<void>;
  readonly work: Work<Input>;
  readonly limits: TaskLimits;
  readonly messages: TaskMessages;
  readonly onEnd?: (end: TaskEnd) => void;
  /** Its `now` is milliseconds since 1970, the same for all functions. */
  readonly clock: Clock;
}

/** A queue that lives in a store of blobs, between functions none of which knows another. */
export interface BlobTasks<Input> extends Tasks<Input> {
  /** Does the work of a task that was started, unless another does; resolves when it has ended. */
  run(name: string): Promise<void>;
  /** Ends what is overdue and deletes what has expired; gives the number of blobs deleted. */
  sweep(): Promise<number>;
}
