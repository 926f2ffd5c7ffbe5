import "./check-node.js";
import { loadModels, warmUp, watchLocalModels } from "#analysis/index.ts";
import type { TaskEnd } from "#tasks/index.ts";
import { createSharedTimers } from "./api/at-once/shared-timers.ts";
import { createPollLimiter, POLLS_PER_MINUTE } from "./api/limits/poll-limiter.ts";
import { createApp } from "./app.ts";
import { securityHeaders } from "./headers.ts";
import { createLog } from "./observe/log.ts";
import { createMetrics, serveMetrics } from "./observe/metrics.ts";
import { openTraces } from "./observe/traces.ts";
import { explainFailedStart } from "./process/failed-start.ts";
import { beatForSupervisor } from "./process/heartbeat.ts";
import { createHostCheck } from "./process/host-names.ts";
import { listen } from "./process/listen.ts";
import { warnOfMissing } from "./process/missing-settings.ts";
import { adviceOnReach, hostsToListenOn, isInContainer } from "./process/reach.ts";
import { exitWithoutMessage, stopOnSignals } from "./process/stop.ts";
import { openStores } from "./process/stores.ts";
import { loadSettings } from "./settings.ts";
import { loadPages, NO_PAGES } from "./site/pages.ts";
import { createWork, logLook, logTaskEnd, openCascade } from "./work.ts";

/** `serve` takes tasks alone, `work` does them alone. */
const role = process.argv[2] === "serve" || process.argv[2] === "work" ? process.argv[2] : "both";

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

  const metrics = createMetrics(() => stores.tasks);
  const traces = await openTraces(process.env);
  const logEnd = logTaskEnd(log);
  const onEnd = (end: TaskEnd) => {
    logEnd(end);
    metrics.taskEnded(end);
    traces.taskEnded(end);
  };
  const work = createWork(openCascade(asked, settings, log), log, (attempts) => metrics.asked(attempts));
  const stores = await openStores({ settings, role, work, log, onEnd });
  const { tasks, limiter, isReady } = stores;
  const hosts = hostsToListenOn(settings.host, isInContainer(process.env));
  if (settings.metricsPort !== undefined) {
    const { port } = await serveMetrics({ metrics, isReady, port: settings.metricsPort, host: hosts[0] });
    log.info({ port }, "metrics are served");
  }
  // The first visitor shall not wait for the patterns to be compiled.
  warmUp();
  if (role !== "work") await serve();
  else {
    stopOnSignals({ tasks, listening: undefined, log });
    log.info({ places: settings.concurrency }, "works on tasks of other processes");
  }
  beatForSupervisor();

  /** Opens the door to visitors. */
  async function serve(): Promise<void> {
    const security = securityHeaders(settings);
    const pages = settings.siteFolder === "none" ? NO_PAGES : await loadPages(settings.siteFolder, security);
    const app = createApp({
      settings,
      security,
      tasks,
      pages,
      limiter,
      pollLimiter: createPollLimiter({ limit: POLLS_PER_MINUTE, now: Date.now }),
      log,
      isReady,
      onRequest: (request) => {
        traces.request(request);
        if (settings.metricsPort !== undefined) metrics.answered(request);
      },
      now: () => performance.now(),
      after: createSharedTimers(),
    });
    const acceptsHost = createHostCheck(settings);
    const address = { port: settings.port, hosts, acceptsHost, security };
    const listening = await listen(app, address);
    stopOnSignals({ tasks, listening, log });
    const advice = adviceOnReach(hosts, settings);
    for (const line of advice.warn) log.warn(line);
    if (pages.count > 0) warnOfMissing(settings, log);
    const served = pages.count > 0 ? "Subtext is" : "The two calls are";
    log.info({ pages: pages.count }, `${served} at http://localhost:${listening.port}/`);
    for (const line of advice.info) log.info(line);
  }
} catch (cause) {
  explainFailedStart(cause);
}
