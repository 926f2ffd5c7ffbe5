import "./check-node.js";
import { setTimeout } from "node:timers/promises";
import { createCascade, loadModels, warmUp, watchLocalModels } from "#analysis/index.ts";
import {
  type AnalysisRequest,
  ERROR_MESSAGES,
  PENDING_PER_ADDRESS,
  RESULT_KEPT_MS,
  TASK_TIMEOUT_MS,
} from "#report/index.ts";
import { createMemoryTasks } from "#tasks/index.ts";
import { createLimiter } from "./api/limiter.ts";
import { createPollLimiter, POLLS_PER_MINUTE } from "./api/poll-limiter.ts";
import { createApp } from "./app.ts";
import { securityHeaders } from "./headers.ts";
import { createLog } from "./log.ts";
import { explainFailedStart } from "./process/failed-start.ts";
import { createHostCheck } from "./process/host-names.ts";
import { listen } from "./process/listen.ts";
import { warnOfMissing } from "./process/missing-settings.ts";
import { adviceOnReach, hostsToListenOn, isInContainer } from "./process/reach.ts";
import { exitWithoutMessage, stopOnSignals } from "./process/stop.ts";
import { loadSettings } from "./settings.ts";
import { loadPages, NO_PAGES } from "./site/pages.ts";
import { createWork, logLook, logModelFailure, logTaskEnd } from "./work.ts";

/**
 * A task that nobody has asked about for so long has no reader any more. The screen stops asking after 90 seconds
 * and offers to keep waiting, so this is the whole time of a task.
 */
const ABANDONED_MS = TASK_TIMEOUT_MS;

/** Finished reports are kept for their time, but no more of them than this. */
const KEPT_REPORTS = 10_000;
const KEPT_BYTES = 64 * 1_024 * 1_024;

try {
  const settings = loadSettings(process.env);
  const log = createLog(settings.logLevel);
  exitWithoutMessage(log);

  const skipped: { model: string; missing: string }[] = [];
  const models = await loadModels({
    env: process.env,
    file: settings.cascadeFile,
    onSkipped: (model) => skipped.push(model),
  });
  const local = await watchLocalModels({ hosts: settings.localModels, onChange: logLook(log) });
  const asked = () => [...models, ...local.models()];
  const modelIds = () => [...asked().map((model) => model.id), "embedded"];
  log.info({ models: modelIds(), skipped }, "models, in the order in which they are asked");

  const cascade = createCascade({
    models: asked,
    budgetMs: settings.cascadeSeconds * 1_000,
    onFailure: logModelFailure(log),
  });
  const tasks = createMemoryTasks<AnalysisRequest>({
    work: createWork(cascade, log),
    limits: {
      running: settings.concurrency,
      queued: settings.queueLength,
      perVisitor: PENDING_PER_ADDRESS,
      runMs: TASK_TIMEOUT_MS,
      keptMs: RESULT_KEPT_MS,
      keptCount: KEPT_REPORTS,
      keptBytes: KEPT_BYTES,
      abandonedMs: ABANDONED_MS,
      stopGraceMs: settings.stopGraceSeconds * 1_000,
    },
    messages: { failed: ERROR_MESSAGES.failedOnServer, stopped: ERROR_MESSAGES.serverRestarts },
    onEnd: logTaskEnd(log),
  });

  const security = securityHeaders(settings);
  const pages = settings.siteFolder === "none" ? NO_PAGES : await loadPages(settings.siteFolder, security);

  const app = createApp({
    settings,
    security,
    tasks,
    pages,
    limiter: createLimiter({ limit: settings.analysesPerHour, now: Date.now }),
    pollLimiter: createPollLimiter({ limit: POLLS_PER_MINUTE, now: Date.now }),
    log,
    now: () => performance.now(),
    pause: setTimeout,
  });

  // The first visitor shall not wait for the patterns to be compiled.
  warmUp();
  const hosts = hostsToListenOn(settings.host, isInContainer(process.env));
  const acceptsHost = createHostCheck(settings);
  const listening = await listen(app, { port: settings.port, hosts, acceptsHost, security });
  stopOnSignals({ tasks, listening, log });
  const advice = adviceOnReach(hosts, settings);
  for (const line of advice.warn) log.warn(line);
  if (pages.count > 0) warnOfMissing(settings, log);
  const served = pages.count > 0 ? "Subtext is" : "The two calls are";
  log.info({ pages: pages.count }, `${served} at http://localhost:${listening.port}/`);
  for (const line of advice.info) log.info(line);
} catch (cause) {
  explainFailedStart(cause);
}
