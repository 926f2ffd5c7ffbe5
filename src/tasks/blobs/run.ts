import type { Bytes, TaskEnd } from "../tasks.ts";
import type { BlobTasksOptions } from "./blob-tasks.ts";
import type { Entry } from "./ledger.ts";
import { inputBlob, type Outcomes } from "./outcomes.ts";
import { type SharedLedger, timesOf } from "./shared-ledger.ts";

/** How often a worker says that it lives, and asks whether its task is still wanted. */
const BEAT_MS = 10_000;

const nothing = () => {};

/** What a task is while it waits. */
interface StoredTask<Input> {
  readonly id: string;
  readonly visitor: string;
  readonly input: Input;
}

/** One task in the hands of one worker, from its claim to its end. */
export class Run<Input> {
  /** Resolves when the task has ended, here or elsewhere. */
  readonly done: Promise<void>;
  readonly #options: BlobTasksOptions<Input>;
  readonly #ledger: SharedLedger;
  readonly #outcomes: Outcomes;
  readonly #entry: Entry;
  readonly #abort = new AbortController();
  #firstWritten: Promise<void> = Promise.resolve();
  #cancelBeat = nothing;
  #hasEnded = false;

  constructor(options: BlobTasksOptions<Input>, ledger: SharedLedger, outcomes: Outcomes, entry: Entry) {
    this.#options = options;
    this.#ledger = ledger;
    this.#outcomes = outcomes;
    this.#entry = entry;
    this.done = this.#work();
  }

  async #work(): Promise<void> {
    const { clock, limits } = this.#options;
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    const leftMs = (this.#entry.startedAt ?? clock.now()) + limits.runMs - clock.now();
    const timeOut = () => void this.#fail("timed-out").then(resolve);
    const cancelTimeout = clock.after(Math.max(0, leftMs), timeOut);
    this.#beat(resolve);
    // A worker whose work does not heed its signal must not wait for it.
    await Promise.race([this.#analyse(), ended]);
    cancelTimeout();
    this.#cancelBeat();
  }

  async #analyse(): Promise<void> {
    const task = await this.#readTask();
    if (!task) return await this.#fail("failed");
    try {
      const { work } = this.#options;
      const result = await work(task.input, this.#abort.signal, task.visitor, (first) =>
        this.#tellFirst(task.id, first),
      );
      await this.#complete(task.id, result);
    } catch {
      await this.#fail("failed");
    }
  }

  async #readTask(): Promise<StoredTask<Input> | undefined> {
    const found = await this.#options.blobs.read(inputBlob(this.#entry.name));
    if (!found) return undefined;
    const task: StoredTask<Input> = JSON.parse(new TextDecoder().decode(found.bytes)); // sealed by us
    return task;
  }

  #tellFirst(id: string, first: Bytes): void {
    if (this.#hasEnded) return;
    // Losing it loses nothing: the report itself comes.
    this.#firstWritten = this.#outcomes.writeFirst(id, this.#entry.name, first).catch(nothing);
  }

  async #complete(id: string, result: Bytes): Promise<void> {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    await this.#firstWritten;
    const isFirst = await this.#outcomes.complete(id, this.#entry.name, result);
    await this.#giveUpPlace(isFirst ? "completed" : undefined);
  }

  async #fail(outcome: Exclude<TaskEnd["outcome"], "completed">): Promise<void> {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#abort.abort();
    await this.#firstWritten;
    const isFirst = await this.#outcomes.fail(this.#entry.name);
    await this.#giveUpPlace(isFirst ? outcome : undefined);
  }

  async #giveUpPlace(outcome: TaskEnd["outcome"] | undefined): Promise<void> {
    const { clock, onEnd = nothing } = this.#options;
    const removed = await this.#ledger.change((ledger) => ledger.remove(this.#entry.name));
    if (removed && outcome) onEnd({ outcome, ...timesOf(this.#entry, clock.now()) });
  }

  /** Says now and then that this worker lives, and stops it when its task has been ended elsewhere. */
  #beat(stop: () => void): void {
    const { clock, limits } = this.#options;
    const ms = Math.min(BEAT_MS, limits.abandonedMs / 5);
    this.#cancelBeat = clock.after(ms, () => {
      void this.#isWanted().then((isWanted) => {
        if (this.#hasEnded) return;
        if (isWanted) return this.#beat(stop);
        this.#hasEnded = true;
        this.#abort.abort();
        stop();
      });
    });
  }

  /** True as well when that cannot be told: the work is worth more than a beat that was lost. */
  #isWanted(): Promise<boolean> {
    return this.#ledger
      .change((ledger) => {
        const entry = ledger.find(this.#entry.name);
        if (entry) entry.aliveAt = this.#options.clock.now();
        return entry !== undefined;
      })
      .catch(() => true);
  }
}
