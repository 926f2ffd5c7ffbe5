import { type AnalysisRequest, readRequest } from "#report/index.ts";
import {
  createKeyring,
  createMemoryTasks,
  createRedisTasks,
  openRedis,
  type TaskEnd,
  type Tasks,
  type Work,
} from "#tasks/index.ts";
import { createLimiter, type Limiter } from "../api/limits/limiter.ts";
import { createRedisLimiter } from "../api/limits/redis-limiter.ts";
import { describeFault, type Log } from "../observe/log.ts";
import { type Settings, WrongSettings } from "../settings.ts";
import { TASK_MESSAGES, taskLimits } from "./task-limits.ts";

/** What one process does: takes tasks of visitors, does them, or both. */
export type Role = "serve" | "work" | "both";

/** Where tasks and limits are kept. */
export interface Stores {
  readonly tasks: Tasks<AnalysisRequest>;
  readonly limiter: Limiter;
  /** Whether they can be reached. */
  readonly isReady: () => Promise<boolean>;
}

export interface StoreOptions {
  readonly settings: Settings;
  readonly role: Role;
  readonly work: Work<AnalysisRequest>;
  readonly log: Log;
  readonly onEnd: (end: TaskEnd) => void;
}

/** In memory, or in Redis where `REDIS_URL` is set. */
export async function openStores(options: StoreOptions): Promise<Stores> {
  const { redisUrl } = options.settings;
  if (redisUrl !== undefined) return await openRedisStores(options, redisUrl);
  if (options.role !== "both")
    throw new WrongSettings("To serve and to work apart, they need REDIS_URL in common.");
  const { settings, work, onEnd } = options;
  return {
    tasks: createMemoryTasks({ work, limits: taskLimits(settings), messages: TASK_MESSAGES, onEnd }),
    limiter: createLimiter({ limit: settings.analysesPerHour, now: Date.now }),
    isReady: async () => true,
  };
}

async function openRedisStores(
  { settings, role, work, log, onEnd }: StoreOptions,
  url: string,
): Promise<Stores> {
  if (!settings.secrets) throw new WrongSettings("REDIS_URL needs SUBTEXT_SECRET.");
  const keyring = createKeyring(settings.secrets);
  const onFault = createFaultLog(log);
  const redis = openRedis({ url, onFault });
  if (!(await redis.ping())) log.warn("Redis does not answer; it is asked again until it does");
  else if ((await redis.setting("appendfsync")) !== "always" || (await redis.setting("appendonly")) !== "yes")
    log.warn(
      "Redis is not set to appendonly yes and appendfsync always: it may lose tasks that it has taken",
    );
  const tasks = await createRedisTasks({
    redis,
    keyring,
    work: role === "serve" ? undefined : work,
    parse: parseRequest,
    limits: taskLimits(settings),
    messages: TASK_MESSAGES,
    onEnd,
    onFault,
  });
  const limiter = createRedisLimiter({ redis, keyring, limit: settings.analysesPerHour, now: Date.now });
  return { tasks, limiter, isReady: () => redis.ping() };
}

/** Only what our own servers have written is opened, so another shape is that of another version. */
function parseRequest(json: unknown): AnalysisRequest {
  const read = readRequest(json);
  if ("fault" in read) throw new TypeError("no request");
  return read.request;
}

/** A Redis that is away brings many faults a second; one line in so long says it. */
const FAULT_LINE_MS = 10_000;

function createFaultLog(log: Log): (cause: Error) => void {
  let saidAt = Number.NEGATIVE_INFINITY;
  return (cause) => {
    const now = performance.now();
    if (now - saidAt < FAULT_LINE_MS) return;
    saidAt = now;
    const code = "code" in cause && typeof cause.code === "string" ? cause.code : undefined;
    log.warn({ ...describeFault(cause), code }, "Redis");
  };
}
