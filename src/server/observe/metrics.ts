import { createServer } from "node:http";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Report } from "#report/index.ts";
import type { TaskEnd, Tasks } from "#tasks/index.ts";
import type { Listening } from "../process/listen.ts";
import type { AnsweredRequest } from "./traces.ts";

/** From milliseconds of the embedded analyser to the longest task. */
const SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900];

/** What happens, in numbers. No label ever holds anything that a visitor has sent. */
export interface Metrics {
  answered(request: AnsweredRequest): void;
  taskEnded(end: TaskEnd): void;
  /** Counts what each model asked for one analysis came to. */
  asked(attempts: Report["attempts"]): void;
  /** As Prometheus reads it. */
  text(): Promise<string>;
}

export function createMetrics(tasks: () => Pick<Tasks<never>, "count"> | undefined): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: "subtext_requests_total",
    help: "Requests that were answered, by route and status",
    labelNames: ["route", "status"],
    registers,
  });
  const ends = new Counter({
    name: "subtext_tasks_total",
    help: "Tasks that have ended, by outcome",
    labelNames: ["outcome"],
    registers,
  });
  const waited = new Histogram({
    name: "subtext_task_waiting_seconds",
    help: "How long tasks waited before they began",
    buckets: SECONDS,
    registers,
  });
  const ran = new Histogram({
    name: "subtext_task_running_seconds",
    help: "How long tasks ran",
    buckets: SECONDS,
    registers,
  });
  const attempts = new Counter({
    name: "subtext_model_attempts_total",
    help: "What each model came to that was asked, by outcome",
    labelNames: ["model", "outcome"],
    registers,
  });
  addGauges(registry, tasks);
  return {
    answered: ({ route, status }) => requests.inc({ route, status }),
    taskEnded({ outcome, queuedMs, ranMs }) {
      ends.inc({ outcome });
      waited.observe(queuedMs / 1_000);
      ran.observe(ranMs / 1_000);
    },
    asked(made) {
      for (const { model, outcome } of made) attempts.inc({ model, outcome });
    },
    text: () => registry.metrics(),
  };
}

function addGauges(registry: Registry, tasks: () => Pick<Tasks<never>, "count"> | undefined): void {
  const gauge = (name: string, help: string, read: () => Promise<number | undefined> | number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = await read();
        if (value !== undefined) this.set(value);
      },
    });
  // A store that is out of reach leaves the last value.
  const count = async () => {
    try {
      return await tasks()?.count();
    } catch {
      return undefined;
    }
  };
  gauge("subtext_tasks_running", "Tasks that run", async () => (await count())?.running);
  gauge("subtext_tasks_queued", "Tasks that wait for their turn", async () => (await count())?.queued);
  gauge("process_resident_memory_bytes", "Memory of the process", () => process.memoryUsage.rss());
  gauge("process_cpu_seconds", "CPU time that the process has used", () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
}

interface MetricsServerOptions {
  readonly metrics: Metrics;
  readonly isReady: () => Promise<boolean>;
  readonly port: number;
  readonly host: string | undefined;
}

/** Serves `/metrics`, `/healthz` and `/readyz` at a port of their own, which visitors cannot reach. */
export async function serveMetrics({
  metrics,
  isReady,
  port,
  host,
}: MetricsServerOptions): Promise<Pick<Listening, "port">> {
  const answer = async (path: string | undefined): Promise<[status: number, body: string]> => {
    if (path === "/metrics") return [200, await metrics.text()];
    if (path === "/healthz") return [200, "ok\n"];
    if (path === "/readyz") return (await isReady()) ? [200, "ok\n"] : [503, "unavailable\n"];
    return [404, "not found\n"];
  };
  const server = createServer((incoming, outgoing) => {
    void answer(incoming.url).then(([status, body]) => {
      outgoing.writeHead(status, { "content-type": "text/plain; version=0.0.4; charset=utf-8" }).end(body);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, ...(host === undefined ? {} : { host }) }, resolve);
  });
  const address = server.address();
  return { port: typeof address === "object" && address ? address.port : port };
}
