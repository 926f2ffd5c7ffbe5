import { Queue, Worker } from "bullmq";
import { PREFIX, type RedisConnection } from "./connection.ts";

const QUEUE = "tickets";

/** A worker that renews its lock for so long no more has lost its ticket: another gets it. */
const LOCK_MS = 3_000;
const LOOK_FOR_STALLED_MS = 1_500;

/** The log of events that BullMQ keeps holds numbers of tickets alone; nobody reads it. */
const EVENTS_KEPT = 100;

/**
 * Jobs of BullMQ that hold nothing: whoever is given one may begin the task whose turn it is. So BullMQ says who works
 * when, and again when a worker dies; which task it is, and that visitors have turns, our scripts say.
 */
export interface Tickets {
  add(count: number): Promise<void>;
  /** Tickets that wait or are out. */
  count(): Promise<number>;
  /** Takes no more tickets; resolves when the work on those taken has ended. */
  close(): Promise<void>;
}

interface TicketOptions {
  readonly redis: RedisConnection;
  /** Does the work of one ticket; not called where this process does none. */
  readonly work: ((ticket: string) => Promise<void>) | undefined;
  readonly concurrency: number;
  readonly onFault: (cause: Error) => void;
}

/** No trace of a ticket outlives its work. */
const JOB = { removeOnComplete: true, removeOnFail: true } as const;

export function createTickets({ redis, work, concurrency, onFault }: TicketOptions): Tickets {
  const queue = new Queue(QUEUE, {
    connection: redis.client,
    prefix: PREFIX,
    streams: { events: { maxLen: EVENTS_KEPT } },
    skipVersionCheck: true,
  });
  queue.on("error", onFault);
  const worker = work && createWorker({ redis, work, concurrency, onFault });
  return {
    add: async (count) => {
      if (count === 1) await queue.add("t", null, JOB);
      else await queue.addBulk(Array.from({ length: count }, () => ({ name: "t", data: null, opts: JOB })));
    },
    count: () => queue.getJobCountByTypes("wait", "active", "delayed", "prioritized"),
    close: async () => {
      await worker?.close();
      await queue.close();
    },
  };
}

type WorkOptions = TicketOptions & { readonly work: NonNullable<TicketOptions["work"]> };

function createWorker({ redis, work, concurrency, onFault }: WorkOptions): Pick<Tickets, "close"> {
  const connection = redis.openPatient();
  const worker = new Worker(QUEUE, (job) => work(job.id ?? ""), {
    connection,
    prefix: PREFIX,
    concurrency,
    lockDuration: LOCK_MS,
    stalledInterval: LOOK_FOR_STALLED_MS,
    // How often a task may be begun anew is counted with the task.
    maxStalledCount: 1_000_000,
    removeOnComplete: { count: 0 },
    removeOnFail: { count: 0 },
    skipVersionCheck: true,
  });
  worker.on("error", onFault);
  return {
    async close() {
      await worker.close();
      connection.disconnect();
    },
  };
}
