import "./check-node.js";
import { setTimeout } from "node:timers/promises";
import { createCascade, loadModels, warmUp } from "#analysis/index.ts";
import {
  type AnalysisRequest,
  ERROR_MESSAGES,
  RESULT_KEPT_MS,
  type Report,
  TASK_TIMEOUT_MS,
} from "#report/index.ts";
import { createMemoryTasks } from "#tasks/index.ts";
import packageJson from "../../package.json" with { type: "json" };
import { createLimiter } from "./api/limiter.ts";
import { createApp } from "./app.ts";
import { securityHeaders } from "./headers.ts";
import { createLog } from "./log.ts";
import { explainFailedStart } from "./process/failed-start.ts";
import { listen } from "./process/listen.ts";
import { warnOfMissing } from "./process/missing-settings.ts";
import { exitWithoutMessage, stopOnSignals } from "./process/stop.ts";
import { loadSettings } from "./settings.ts";
import { loadPages, NO_PAGES } from "./site/pages.ts";
import { createWork, logModelFailure, logTaskEnd } from "./work.ts";

/**
 * A task that nobody has asked about for so long has no reader any more. The screen stops asking after 90 seconds
 * and offers to keep waiting, so this is the whole time of a task.
 */
const ABANDONED_MS = TASK_TIMEOUT_MS;

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
  const modelIds = [...models.map((model) => model.id), "embedded"];
  log.info({ models: modelIds, skipped }, "models, in the order in which they are asked");

  const tasks = createMemoryTasks<AnalysisRequest, Report>({
    work: createWork(
      createCascade({
        models,
        budgetMs: settings.cascadeSeconds * 1_000,
        onFailure: logModelFailure(log),
      }),
      log,
    ),
    limits: {
      running: settings.concurrency,
      queued: settings.queueLength,
      runMs: TASK_TIMEOUT_MS,
      keptMs: RESULT_KEPT_MS,
      abandonedMs: ABANDONED_MS,
      stopGraceMs: settings.stopGraceSeconds * 1_000,
    },
    failureMessage: ERROR_MESSAGES.failedOnServer,
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
    log,
    version: packageJson.version,
    models: modelIds,
    now: () => performance.now(),
    pause: setTimeout,
  });

  // The first visitor shall not wait for the patterns to be compiled.
  warmUp();
  const listening = await listen(app, { ...settings, security });
  stopOnSignals({ tasks, listening, log });
  if (pages.count > 0) warnOfMissing(settings, log);
  const served = pages.count > 0 ? "Subtext is" : "The two calls are";
  log.info({ pages: pages.count }, `${served} at http://localhost:${listening.port}/`);
} catch (cause) {
  explainFailedStart(cause);
}
