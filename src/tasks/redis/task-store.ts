import type { Clock } from "../clock.ts";
import type { Bytes, TaskLimits } from "../tasks.ts";
import type { RedisConnection } from "./connection.ts";
import { type ScriptName, scriptOf } from "./scripts.ts";

/**
 * A task is given up when it has been begun so often: what ends its worker each time would end all. So many that a task
 * which is merely beside others when workers die is not given up for it.
 */
const MOST_ATTEMPTS = 25;

/** A worker that has not been heard of for so long is gone: its tasks are given to others. */
const SILENT_MS = 10_000;

/** How long a task waited and ran. */
export interface Times {
  readonly queuedMs: number;
  readonly ranMs: number;
}

/** A task as its worker is given it; without `input` it was given up after too many attempts. */
export type Claim =
  | { readonly name: string; readonly input: Uint8Array; readonly ranMs: number }
  | { readonly gaveUp: Times };

export type StoredState =
  | { readonly stage: "queued"; readonly ahead: number }
  | { readonly stage: "analysing"; readonly first: Uint8Array | undefined }
  | { readonly stage: "failed" }
  | { readonly stage: "completed"; readonly result: Uint8Array };

/** What there is in the store, as whoever tends it learns. */
export interface Tended {
  readonly abandoned: readonly Times[];
  /** Names of tasks that no longer run, though their worker thinks so. */
  readonly gone: ReadonlySet<string>;
  readonly running: number;
  readonly queued: number;
  /** Tasks that all living workers together can run at once. */
  readonly places: number;
}

/** Tasks, turns and outcomes in Redis: each method is one script. Knows bytes alone, all of them encrypted. */
export class TaskStore {
  readonly #redis: RedisConnection;
  readonly #limits: TaskLimits;
  /** Milliseconds, or nothing: then Redis' own clock counts, which all servers share. */
  readonly #now: () => number | "";

  constructor(redis: RedisConnection, limits: TaskLimits, clock: Clock | undefined) {
    this.#redis = redis;
    this.#limits = limits;
    this.#now = () => clock?.now() ?? "";
  }

  async submit(name: string, visitor: string, input: Uint8Array): Promise<"ok" | "busy" | "full"> {
    const { queued, perVisitor, abandonedMs } = this.#limits;
    const [reply] = [await this.#run("submit", name, visitor, input, queued, perVisitor, abandonedMs)];
    const text = String(reply);
    return text === "busy" || text === "full" ? text : "ok";
  }

  async claim(ticket: string): Promise<Claim | undefined> {
    const reply = listOf(await this.#run("claim", ticket, MOST_ATTEMPTS, ...this.#kept()));
    const [name, input, ranMs] = reply;
    if (!(name instanceof Uint8Array)) return undefined;
    if (textOf(name) === "gave up") return { gaveUp: timesOf(reply.slice(1)) };
    return { name: textOf(name), input: bytesOf(input) ?? new Uint8Array(), ranMs: Number(ranMs) };
  }

  async read(name: string): Promise<StoredState | undefined> {
    const [state, value] = listOf(await this.#run("read", name, this.#limits.abandonedMs));
    switch (String(state)) {
      case "queued":
        return { stage: "queued", ahead: Number(value) };
      case "analysing":
        return { stage: "analysing", first: bytesOf(value) };
      case "failed":
        return { stage: "failed" };
      case "completed":
        return { stage: "completed", result: bytesOf(value) ?? new Uint8Array() };
      default:
        return undefined;
    }
  }

  async tellFirst(name: string, first: Uint8Array): Promise<void> {
    await this.#run("first", name, first);
  }

  /** Ends a task; undefined where it had ended already. `size` counts against the bytes that are kept. */
  async finish(name: string, result: Uint8Array | undefined, size: number): Promise<Times | undefined> {
    const status = result ? "completed" : "failed";
    const reply = listOf(await this.#run("finish", name, status, result ?? "", size, ...this.#kept()));
    return reply.length > 0 ? timesOf(reply) : undefined;
  }

  async release(name: string): Promise<void> {
    await this.#run("release", name);
  }

  /** Ends what is past its time, and says that `worker` lives, which has so many `places` and runs these tasks. */
  async tend(worker: string, places: number, running: readonly string[]): Promise<Tended> {
    const reply = await this.#run("tend", worker, places, SILENT_MS, ...this.#kept(), ...running);
    const [abandoned, gone, ...counts] = listOf(reply);
    const times = listOf(abandoned);
    const [runningCount = 0, queued = 0, allPlaces = 0] = counts.map(Number);
    return {
      abandoned: times.flatMap((_, i) => (i % 2 === 0 ? [timesOf(times.slice(i))] : [])),
      gone: new Set(listOf(gone).map(String)),
      running: runningCount,
      queued,
      places: allPlaces,
    };
  }

  async count(): Promise<{ running: number; queued: number }> {
    const [running = 0, queued = 0] = listOf(await this.#run("count")).map(Number);
    return { running, queued };
  }

  #kept(): [keptMs: number, keptCount: number, keptBytes: number] {
    return [this.#limits.keptMs, this.#limits.keptCount, this.#limits.keptBytes];
  }

  #run(name: ScriptName, ...args: (string | number | Uint8Array)[]): Promise<unknown> {
    return this.#redis.run(scriptOf(name), [this.#now(), ...args]);
  }
}

function listOf(reply: unknown): unknown[] {
  return Array.isArray(reply) ? reply : [];
}

/** Bytes of our own, since what the connection gives is a part of a larger block. */
function bytesOf(value: unknown): Bytes | undefined {
  return value instanceof Uint8Array ? new Uint8Array(value) : undefined;
}

function textOf(value: Uint8Array): string {
  return new TextDecoder().decode(value);
}

function timesOf([queuedMs, ranMs]: readonly unknown[]): Times {
  return { queuedMs: Number(queuedMs), ranMs: Number(ranMs) };
}
