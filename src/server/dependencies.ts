import type { IncomingMessage } from "node:http";
import type { AnalysisInput } from "#analysis/index.ts";
import type { Report } from "#report/index.ts";
import type { Tasks } from "#tasks/index.ts";
import type { Limiter } from "./api/limiter.ts";
import type { Headers } from "./headers.ts";
import type { Log } from "./log.ts";
import type { Settings } from "./settings.ts";
import type { Pages } from "./site/pages.ts";

/** What Node's adapter adds to a request; a test through `app.request` has none of it. */
export interface Bindings {
  readonly incoming?: IncomingMessage;
}

/** Everything the app works with. */
export interface Dependencies {
  readonly settings: Pick<Settings, "trustProxy">;
  /** Sent with every reply. */
  readonly security: Headers;
  readonly tasks: Tasks<AnalysisInput, Report>;
  readonly pages: Pages;
  readonly limiter: Limiter;
  readonly log: Log;
  readonly version: string;
  /** Ids of the models, in the order in which they are asked. */
  readonly models: readonly string[];
  readonly now: () => number;
}
