import { randomUUID } from "node:crypto";
import { type Clock, systemClock } from "./clock.ts";
import { type Keyring, sealOf, type TaskSeal } from "./encryption.ts";
import { randomId } from "./id.ts";
import type { RedisConnection } from "./redis/connection.ts";
import { TaskStore, type Tended, type Times } from "./redis/task-store.ts";
import { createTickets, type Tickets } from "./redis/tickets.ts";
import {
  QueueClosed,
  QueueFull,
  StoreUnreachable,
  type TaskEnd,
  type TaskLimits,
  type TaskMessages,
  type TaskState,
  type Tasks,
  VisitorBusy,
  type Work,
} from "./tasks.ts";

export interface RedisTasksOptions<Input> {
  readonly redis: RedisConnection;
  readonly keyring: Keyring;
  /** Does the tasks' work, `limits.running` at a time; none where this process only takes tasks and tells of them. */
  readonly work: Work<Input> | undefined;
  /** Reads an input that has been to Redis as JSON; throws when it is none. */
  readonly parse: (json: unknown) => Input;
  readonly limits: TaskLimits;
  readonly messages: TaskMessages;
  readonly onEnd?: (end: TaskEnd) => void;
  /** Told of what went wrong with Redis; nothing of a task is in it. */
  readonly onFault?: (cause: Error) => void;
  /** Told once a second what there is to do for all workers. */
  readonly onTend?: (tended: Tended) => void;
  /** For tests; otherwise Redis' own clock counts. */
  readonly clock?: Clock;
  readonly tendMs?: number;
}

/** How often the store is tended by each process. */
const TEND_MS = 1_000;

/** How often the end of a task is told again, a second apart, to a Redis that does not answer. */
const FINISH_TRIES = 60;

/** Tasks in Redis: any number of processes take them, and any number do them. No text of a task is readable there. */
export async function createRedisTasks<Input>(options: RedisTasksOptions<Input>): Promise<Tasks<Input>> {
  const tasks = new RedisTasks(options);
  await tasks.start();
  return tasks;
}

type Ending = "timed-out" | "gone" | "stopped";

/** What this process runs. */
interface Running {
  readonly name: string;
  end(ending: Ending): void;
}

class RedisTasks<Input> implements Tasks<Input> {
  readonly #options: RedisTasksOptions<Input>;
  readonly #store: TaskStore;
  readonly #tickets: Tickets;
  readonly #clock: Clock;
  readonly #worker = randomUUID();
  readonly #running = new Set<Running>();
  #lacking = 0;
  #cancelTending = () => {};
  #closing: Promise<void> | undefined;
  #closed = false;

  constructor(options: RedisTasksOptions<Input>) {
    this.#options = options;
    const { redis, limits, work, onFault = () => {} } = options;
    this.#clock = options.clock ?? systemClock;
    this.#store = new TaskStore(redis, limits, options.clock);
    this.#tickets = createTickets({
      redis,
      concurrency: limits.running,
      onFault,
      work: work && ((ticket) => this.#take(ticket, work)),
    });
  }

  async start(): Promise<void> {
    await this.#tend();
  }

  async submit(input: Input, visitor: string): Promise<string> {
    if (this.#closing) throw new QueueClosed();
    const id = randomId();
    const { name } = sealOf(id);
    const payload = new TextEncoder().encode(JSON.stringify({ id, visitor, input }));
    const reply = await this.#store.submit(name, visitor, this.#options.keyring.seal(payload, name));
    if (reply === "busy") throw new VisitorBusy();
    if (reply === "full") throw new QueueFull();
    await this.#tickets.add(1).catch(() => {
      throw new StoreUnreachable();
    });
    return id;
  }

  async read(id: string): Promise<TaskState | undefined> {
    const seal = sealOf(id);
    const state = await this.#store.read(seal.name);
    switch (state?.stage) {
      case "queued":
        return { status: "pending", stage: "queued", ahead: state.ahead };
      case "analysing":
        return {
          status: "pending",
          stage: "analysing",
          ...(state.first && { first: seal.open(state.first) }),
        };
      case "failed":
        return { status: "failed", error: this.#options.messages.failed };
      case "completed":
        return { status: "completed", result: seal.open(state.result) };
      default:
        return undefined;
    }
  }

  count(): Promise<{ running: number; queued: number }> {
    return this.#store.count();
  }

  close(): Promise<void> {
    this.#closing ??= this.#finishAll();
    return this.#closing;
  }

  async #finishAll(): Promise<void> {
    const cancelGrace = this.#clock.after(this.#options.limits.stopGraceMs, () => {
      for (const task of this.#running) task.end("stopped");
    });
    await this.#tickets.close();
    cancelGrace();
    this.#cancelTending();
    this.#closed = true;
    // What this process could have run no longer counts among the places.
    await this.#store.tend(this.#worker, 0, []).catch(() => {});
  }

  /** Ends what is past its time, says that this worker lives, and goes on doing so. */
  async #tend(): Promise<void> {
    const { work, limits, onEnd, onTend, tendMs = TEND_MS } = this.#options;
    const names = [...this.#running].map(({ name }) => name);
    try {
      const places = work && !this.#closing ? limits.running : 0;
      const tended = await this.#store.tend(this.#worker, places, names);
      for (const times of tended.abandoned) onEnd?.({ outcome: "abandoned", ...times });
      for (const task of this.#running) if (tended.gone.has(task.name)) task.end("gone");
      await this.#addLackingTickets(tended);
      onTend?.(tended);
    } catch (cause) {
      this.#tellFault(cause);
    }
    if (!this.#closed) this.#cancelTending = this.#clock.after(tendMs, () => void this.#tend());
  }

  /**
   * There is a ticket for each pending task, unless somebody died between the two. A lack that is seen twice is real;
   * a ticket too many does no harm, since whoever gets it finds nothing to do.
   */
  async #addLackingTickets({ running, queued }: Tended): Promise<void> {
    if (running + queued === 0 || this.#closing) {
      this.#lacking = 0;
      return;
    }
    const lacking = Math.max(0, running + queued - (await this.#tickets.count()));
    const seenTwice = Math.min(lacking, this.#lacking);
    if (seenTwice > 0) await this.#tickets.add(seenTwice);
    this.#lacking = lacking - seenTwice;
  }

  /** Does the task that is this ticket's. */
  async #take(ticket: string, work: Work<Input>): Promise<void> {
    const claim = await this.#store.claim(ticket);
    if (!claim) return;
    if ("gaveUp" in claim) {
      this.#options.onEnd?.({ outcome: "failed", ...claim.gaveUp });
      return;
    }
    const payload = this.#openPayload(claim.name, claim.input);
    if (payload) await this.#run(work, payload, claim.ranMs);
    else await this.#finish(claim.name, undefined, "failed");
  }

  /** Undefined where none of our secrets opens it. */
  #openPayload(name: string, sealed: Uint8Array): Payload<Input> | undefined {
    try {
      const plain = this.#options.keyring.open(sealed, name);
      if (!plain) return undefined;
      const { id, visitor, input } = readPayload(JSON.parse(new TextDecoder().decode(plain)));
      return { seal: sealOf(id), visitor, input: this.#options.parse(input) };
    } catch {
      return undefined;
    }
  }

  async #run(work: Work<Input>, { seal, visitor, input }: Payload<Input>, ranMs: number): Promise<void> {
    const abort = new AbortController();
    const { promise: ended, resolve: end } = Promise.withResolvers<Ending>();
    const running: Running = { name: seal.name, end };
    this.#running.add(running);
    const cancelTimeout = this.#clock.after(this.#options.limits.runMs - ranMs, () => end("timed-out"));
    const tellFirst = (first: Uint8Array) =>
      void this.#store
        .tellFirst(seal.name, seal.seal(first))
        .catch((cause: unknown) => this.#tellFault(cause));
    const done = work(input, abort.signal, visitor, tellFirst).catch(() => undefined);
    const result = await Promise.race([done, ended]);
    if (typeof result === "string") abort.abort();
    cancelTimeout();
    if (result === "stopped") await this.#handBack(seal.name);
    else if (result === "timed-out") await this.#finish(seal.name, undefined, "timed-out");
    else if (result !== "gone")
      await this.#finish(seal.name, result && { seal, result }, result ? "completed" : "failed");
    this.#running.delete(running);
  }

  /** Lets another worker begin a task anew that this one has no time for. */
  async #handBack(name: string): Promise<void> {
    try {
      await this.#store.release(name);
      await this.#tickets.add(1);
    } catch (cause) {
      // When this worker is not heard of any more, the task is given to another in any case.
      this.#tellFault(cause);
    }
  }

  async #finish(
    name: string,
    completed: { seal: TaskSeal; result: Uint8Array } | undefined,
    outcome: TaskEnd["outcome"],
  ): Promise<void> {
    const sealed = completed?.seal.seal(completed.result);
    for (let tries = 1; ; tries += 1) {
      try {
        const times: Times | undefined = await this.#store.finish(
          name,
          sealed,
          completed?.result.byteLength ?? 0,
        );
        if (times) this.#options.onEnd?.({ outcome, ...times });
        return;
      } catch (cause) {
        this.#tellFault(cause);
        if (tries === FINISH_TRIES) return;
        await new Promise<void>((resolve) => this.#clock.after(TEND_MS, resolve));
      }
    }
  }

  #tellFault(cause: unknown): void {
    this.#options.onFault?.(cause instanceof Error ? cause : new Error("unknown"));
  }
}

/** What a worker needs to know of a task. */
interface Payload<Input> {
  readonly seal: TaskSeal;
  readonly visitor: string;
  readonly input: Input;
}

function readPayload(value: unknown): { id: string; visitor: string; input: unknown } {
  if (typeof value !== "object" || value === null) throw new TypeError("no task");
  if (!("id" in value && "visitor" in value && "input" in value)) throw new TypeError("no task");
  return { id: String(value.id), visitor: String(value.visitor), input: value.input };
}
