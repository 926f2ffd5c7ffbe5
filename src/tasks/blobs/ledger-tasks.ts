import { sealOf } from "../encryption.ts";
import { randomId } from "../id.ts";
import type { TaskState } from "../tasks.ts";
import type { BlobTasks, BlobTasksOptions } from "./blob-tasks.ts";
import type { Entry, Ledger } from "./ledger.ts";
import { createOutcomes, inputBlob, type Outcomes } from "./outcomes.ts";
import { Run } from "./run.ts";
import { SharedLedger } from "./shared-ledger.ts";

/** A worker that was not heard of for so long is taken for dead. */
const LEASE_MS = 30_000;

const nothing = () => {};

export class LedgerTasks<Input> implements BlobTasks<Input> {
  readonly #options: BlobTasksOptions<Input>;
  readonly #ledger: SharedLedger;
  readonly #outcomes: Outcomes;

  constructor(options: BlobTasksOptions<Input>) {
    const { blobs, limits, clock, start, onEnd = nothing } = options;
    this.#options = options;
    this.#outcomes = createOutcomes(blobs, limits, () => clock.now());
    this.#ledger = new SharedLedger({
      blobs,
      limits: { ...limits, leaseMs: LEASE_MS },
      now: () => clock.now(),
      start,
      fail: async (name) => void (await this.#outcomes.fail(name)),
      onEnd,
    });
  }

  async submit(input: Input, visitor: string): Promise<string> {
    const { blobs, limits, clock } = this.#options;
    const id = randomId();
    const { name } = sealOf(id);
    const task = new TextEncoder().encode(JSON.stringify({ id, visitor, input }));
    // Far longer than it can be needed: whoever ends the task deletes it.
    await blobs.write(inputBlob(name), task, clock.now() + 2 * (limits.abandonedMs + limits.runMs));
    await this.#ledger
      .change((ledger) => ledger.admit(name, visitor))
      .catch(async (cause: unknown) => {
        await blobs.delete(inputBlob(name));
        throw cause;
      });
    return id;
  }

  async read(id: string): Promise<TaskState | undefined> {
    const { name } = sealOf(id);
    const ledger = await this.#ledger.look();
    const entry = ledger.find(name);
    if (!entry) return await this.#readEnded(id, name);
    await this.#keepAlive(ledger, entry);
    if (entry.startedAt === undefined)
      return { status: "pending", stage: "queued", ahead: ledger.ahead(entry) };
    const first = await this.#outcomes.readFirst(id, name);
    return { status: "pending", stage: "analysing", ...(first && { first }) };
  }

  async count(): Promise<{ running: number; queued: number }> {
    return (await this.#ledger.look()).counts;
  }

  async run(name: string): Promise<void> {
    const entry = await this.#ledger.change((ledger) => ledger.claim(name));
    if (!entry) return;
    await new Run(this.#options, this.#ledger, this.#outcomes, entry).done;
  }

  async sweep(): Promise<number> {
    await this.#ledger.change(nothing);
    return await this.#options.blobs.sweep();
  }

  /** Nothing runs here that a closing process would have to wait for: functions are not told when they end. */
  async close(): Promise<void> {}

  async #readEnded(id: string, name: string): Promise<TaskState | undefined> {
    const { failed } = this.#options.messages;
    const state = await this.#outcomes.read(id, name, failed);
    if (state) return state;
    // It may be overdue, and nobody may have noticed.
    await this.#ledger.change(nothing);
    return await this.#outcomes.read(id, name, failed);
  }

  /** Notes that somebody asks, but not each time, and starts a task again whose worker is gone. */
  async #keepAlive(ledger: Ledger, { name, readAt, ...entry }: Entry): Promise<void> {
    const { clock, limits, start } = this.#options;
    if (clock.now() - readAt >= limits.abandonedMs / 4)
      await this.#ledger.change((newest) => {
        const asked = newest.find(name);
        if (asked) asked.readAt = clock.now();
      });
    if (ledger.isForsaken({ name, readAt, ...entry })) await start(name);
  }
}
