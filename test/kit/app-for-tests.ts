import { setImmediate as nextTurn } from "node:timers/promises";
import type { AnalysisRequest, Report } from "#report/index.ts";
import { ERROR_MESSAGES, TRIGGER_PATH } from "#report/index.ts";
import type { App } from "#server/api/exchange.ts";
import { createLimiter } from "#server/api/limits/limiter.ts";
import { createPollLimiter } from "#server/api/limits/poll-limiter.ts";
import { pack } from "#server/api/packed-reply.ts";
import { answerWebRequest } from "#server/api/web-request.ts";
import { createApp } from "#server/app.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { securityHeaders } from "#server/headers.ts";
import { createLog } from "#server/observe/log.ts";
import { loadSettings } from "#server/settings.ts";
import { NO_PAGES } from "#server/site/pages.ts";
import { createMemoryTasks, type TaskLimits, type Tasks } from "#tasks/index.ts";

export const REPORT: Report = {
  overall_summary: "A summary.",
  text_language: "en",
  analysis_results: [],
  notices: [],
  analysed_by: { model: "embedded", version: "1" },
  attempts: [{ model: "embedded", outcome: "answered" }],
};

const LIMITS: TaskLimits = {
  running: 1,
  queued: 100,
  perVisitor: 100,
  runMs: 1e6,
  keptMs: 1e6,
  keptCount: 1e6,
  keptBytes: 1e9,
  abandonedMs: 1e6,
  stopGraceMs: 0,
};

type AppTasks = Tasks<AnalysisRequest>;

/** The real queue, around work of the test's own. */
export function testTasks(
  analyse: (request: AnalysisRequest, showFirst: (reading: Report) => void) => Promise<Report>,
  limits: Partial<TaskLimits> = {},
): AppTasks {
  return createMemoryTasks({
    work: async (request, _signal, _visitor, tellFirst) => {
      const showFirst = (first_reading: Report) =>
        void pack({ status: "pending", stage: "analysing", first_reading }).then(tellFirst);
      return pack({ status: "completed", data: await analyse(request, showFirst) });
    },
    limits: { ...LIMITS, ...limits },
    messages: { failed: ERROR_MESSAGES.failedOnServer, stopped: ERROR_MESSAGES.serverRestarts },
  });
}

async function waitFiveTurns(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
}

/** The real app with the test's own dependencies, and the lines that it logs. */
export function testApp(dependencies: Partial<Dependencies> & { env?: Record<string, string> } = {}) {
  const lines: string[] = [];
  const settings = loadSettings(dependencies.env ?? {});
  const app = createApp({
    settings,
    security: securityHeaders(settings),
    tasks: testTasks(async () => REPORT),
    pages: NO_PAGES,
    limiter: createLimiter({ limit: 1_000, now: () => 0 }),
    pollLimiter: createPollLimiter({ limit: 1_000, now: () => 0 }),
    log: createLog("debug", { write: (line: string) => lines.push(line) }),
    isReady: async () => true,
    now: () => 0,
    after: (_, run) => {
      void waitFiveTurns().then(run);
      return () => {};
    },
    ...dependencies,
  });
  /** Asks as a function of Netlify is asked, or as from a socket's other end. */
  const request = (path: string, init: RequestInit = {}, from?: string): Promise<Response> => {
    const asked = new Request(`http://localhost${path}`, init);
    if (from === undefined) return answerWebRequest(app, asked);
    const fromSocket: App = { answer: (exchange) => app.answer({ ...exchange, socketAddress: from }) };
    return answerWebRequest(fromSocket, asked);
  };
  return { app: { ...app, request }, lines };
}

type TestApp = ReturnType<typeof testApp>["app"];

/** Sends a body as the call that starts an analysis does. */
export function post(
  app: TestApp,
  body: unknown,
  options: { headers?: Record<string, string>; from?: string } = {},
): Promise<Response> {
  const init = {
    method: "POST",
    headers: { "content-type": "application/json", ...options.headers },
    body: typeof body === "string" || body instanceof Uint8Array ? body : JSON.stringify(body),
  };
  return app.request(TRIGGER_PATH, init, options.from);
}
