import { setTimeout as pause } from "node:timers/promises";
import { QueueFull, type TaskEnd } from "../tasks.ts";
import { Ledger, type LedgerLimits, type SavedLedger } from "./ledger.ts";
import type { SealedBlobs } from "./sealed-blobs.ts";

const LEDGER_BLOB = "ledger";

/** How often a change is tried that others come before; then the queue counts as full. */
const MOST_TRIES = 12;

/** The longest pause before another try, which doubles up to here. */
const LONGEST_PAUSE_MS = 800;

const EMPTY: SavedLedger = { running: [], waiting: [] };

interface SharedLedgerOptions {
  readonly blobs: SealedBlobs;
  readonly limits: LedgerLimits;
  readonly now: () => number;
  /** Begins the work of a task somewhere. */
  readonly start: (name: string) => Promise<void>;
  /** Writes how a task ended that has no result; called before the ledger forgets it. */
  readonly fail: (name: string) => Promise<void>;
  readonly onEnd: (end: TaskEnd) => void;
}

/** The ledger as all functions of a site see it: each change is made of the newest version, or made again. */
export class SharedLedger {
  readonly #options: SharedLedgerOptions;
  /** Changes of this process wait for each other, so that it never comes before itself. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(options: SharedLedgerOptions) {
    this.#options = options;
  }

  /** The queue as it is now, without what is overdue. Changing it changes nothing. */
  async look(): Promise<Ledger> {
    const { ledger } = await this.#load();
    ledger.takeOverdue();
    return ledger;
  }

  /** Changes the ledger, ends what is overdue and starts what may run. Rejects with what `change` throws. */
  change<Result>(change: (ledger: Ledger) => Result): Promise<Result> {
    const result = this.#turn.then(() => this.#change(change));
    this.#turn = result.catch(() => undefined);
    return result;
  }

  async #change<Result>(change: (ledger: Ledger) => Result): Promise<Result> {
    const { start, onEnd, now } = this.#options;
    for (let attempt = 1; attempt <= MOST_TRIES; attempt += 1) {
      const { ledger, version } = await this.#load();
      const overdue = ledger.takeOverdue();
      const result = change(ledger);
      const started = ledger.startNext();
      await Promise.all(overdue.map(({ entry }) => this.#options.fail(entry.name)));
      if (await this.#save(ledger, version)) {
        for (const { entry, outcome } of overdue) onEnd({ outcome, ...timesOf(entry, now()) });
        await Promise.all(started.map(({ name }) => start(name)));
        return result;
      }
      await pause(Math.random() * Math.min(LONGEST_PAUSE_MS, 10 * 2 ** attempt));
    }
    throw new QueueFull();
  }

  async #load(): Promise<{ ledger: Ledger; version: string | undefined }> {
    const { blobs, limits, now } = this.#options;
    const { bytes, version } = await blobs.readToChange(LEDGER_BLOB);
    // We wrote it, and nobody else could have sealed it.
    const saved: SavedLedger = bytes ? JSON.parse(new TextDecoder().decode(bytes)) : EMPTY;
    return { ledger: new Ledger(saved, limits, now()), version };
  }

  #save(ledger: Ledger, version: string | undefined): Promise<boolean> {
    const bytes = new TextEncoder().encode(JSON.stringify(ledger.saved));
    return this.#options.blobs.replace(LEDGER_BLOB, bytes, Number.MAX_SAFE_INTEGER, version);
  }
}

/** How long a task that ends now has waited and run. */
export function timesOf(
  entry: { readonly submittedAt: number; readonly startedAt?: number },
  now: number,
): Pick<TaskEnd, "queuedMs" | "ranMs"> {
  const startedAt = entry.startedAt ?? now;
  return { queuedMs: startedAt - entry.submittedAt, ranMs: now - startedAt };
}
