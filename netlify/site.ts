import { getStore } from "@netlify/blobs";
import { loadModels } from "#analysis/index.ts";
import type { AnalysisRequest } from "#report/index.ts";
import { createLimiter } from "#server/api/limits/limiter.ts";
import { createPollLimiter, POLLS_PER_MINUTE } from "#server/api/limits/poll-limiter.ts";
import { SlidingHourInBlobs } from "#server/api/limits/sliding-hour-in-blobs.ts";
import { answerWebRequest } from "#server/api/web-request.ts";
import { createApp } from "#server/app.ts";
import { securityHeaders } from "#server/headers.ts";
import { createLog, describeFault, type Log } from "#server/observe/log.ts";
import { TASK_MESSAGES, taskLimits } from "#server/process/task-limits.ts";
import { loadSettings, WrongSettings } from "#server/settings.ts";
import { NO_PAGES } from "#server/site/pages.ts";
import { createWork, logTaskEnd, openCascade } from "#server/work.ts";
import { type BlobTasks, createBlobTasks, createKeyring, SealedBlobs } from "#tasks/index.ts";
import { WORKER_PATH, workOrder } from "./work-order.ts";

/** What Netlify tells a function beside the request. */
interface Context {
  readonly ip: string;
}

/** The product as one function of the site has it. */
interface Site {
  readonly tasks: BlobTasks<AnalysisRequest>;
  readonly answer: (request: Request, context: Context) => Promise<Response>;
}

/** Milliseconds since 1970, which all functions of a site share; a timer of one function. */
const clock = {
  now: () => Date.now(),
  after(ms: number, run: () => void) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

async function openSite(env: NodeJS.ProcessEnv): Promise<Site> {
  const settings = loadSettings({ PUBLIC_URL: env["URL"], ...env });
  if (!settings.secrets) throw new WrongSettings("A site of Netlify needs SUBTEXT_SECRET.");
  const log = createLog(settings.logLevel);
  const store = getStore({ name: "subtext", consistency: "strong" });
  const blobs = new SealedBlobs(store, createKeyring(settings.secrets), clock.now);
  // Nobody has a server of models on the machine that runs a function.
  const models = await loadModels({ env, file: settings.cascadeFile });
  const tasks = createBlobTasks<AnalysisRequest>({
    blobs,
    clock,
    start: (name) => startWorker(name, env["URL"], log),
    work: createWork(openCascade(models, settings, log), log),
    limits: taskLimits(settings),
    messages: TASK_MESSAGES,
    onEnd: logTaskEnd(log),
  });
  const app = createApp({
    settings,
    security: securityHeaders(settings),
    tasks,
    pages: NO_PAGES,
    limiter: createLimiter({
      limit: settings.analysesPerHour,
      now: clock.now,
      countUpTo: (limit, what) => new SlidingHourInBlobs({ blobs, limit, now: clock.now, what }),
    }),
    pollLimiter: createPollLimiter({ limit: POLLS_PER_MINUTE, now: clock.now }),
    log,
    isReady: async () => true,
    now: () => performance.now(),
    after: (ms, run) => clock.after(ms, run),
  });
  return { tasks, answer: async (request, { ip }) => await answerWebRequest(app, request, ip) };
}

/** Lets a function of its own do a task: one that runs in the background may take 15 minutes. */
async function startWorker(name: string, siteUrl: string | undefined, log: Log): Promise<void> {
  try {
    const reply = await fetch(new URL(WORKER_PATH, siteUrl), { method: "POST", body: workOrder(name) });
    if (!reply.ok) log.warn({ status: reply.status }, "no worker was started");
  } catch (cause) {
    log.warn(describeFault(cause), "no worker was started");
  }
}

const site = await openSite(process.env);

/** Answers a call as the server does. */
export const answer = site.answer;
export const tasks = site.tasks;
