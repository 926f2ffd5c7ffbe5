import type { AnalysisRequest } from "#report/index.ts";
import type { Tasks } from "#tasks/index.ts";
import type { After } from "./api/at-once/shared-timers.ts";
import type { Limiter } from "./api/limits/limiter.ts";
import type { PollLimiter } from "./api/limits/poll-limiter.ts";
import type { Headers } from "./headers.ts";
import type { Log } from "./observe/log.ts";
import type { AnsweredRequest } from "./observe/traces.ts";
import type { Settings } from "./settings.ts";
import type { Pages } from "./site/pages.ts";

/** Everything the app works with. */
export interface Dependencies {
  readonly settings: Pick<Settings, "trustProxy">;
  /** Sent with every reply. */
  readonly security: Headers;
  readonly tasks: Tasks<AnalysisRequest>;
  readonly pages: Pages;
  readonly limiter: Limiter;
  readonly pollLimiter: PollLimiter;
  readonly log: Log;
  /** Told of each request that was answered. */
  readonly onRequest?: (request: AnsweredRequest) => void;
  /** Whether the tasks can be reached. */
  readonly isReady: () => Promise<boolean>;
  readonly now: () => number;
  readonly after: After;
}
