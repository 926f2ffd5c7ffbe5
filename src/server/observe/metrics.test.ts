import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createMetrics, serveMetrics } from "./metrics.ts";

const tasks = { count: async () => ({ running: 2, queued: 7 }) };

async function serve(isReady: boolean) {
  const metrics = createMetrics(() => tasks);
  metrics.answered({ method: "POST", route: "/a-route", status: 202, ms: 3 });
  metrics.taskEnded({ outcome: "completed", queuedMs: 1_500, ranMs: 20 });
  metrics.asked([
    { model: "m", outcome: "timeout" },
    { model: "embedded", outcome: "answered" },
  ]);
  const { port } = await serveMetrics({ metrics, isReady: async () => isReady, port: 0, host: "127.0.0.1" });
  return (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
}

describe("The metrics", () => {
  it("tell how many tasks wait, how long they waited, and what each model came to", async () => {
    const text = await (await (await serve(true))("/metrics")).text();
    for (const line of [
      'subtext_requests_total{route="/a-route",status="202"} 1',
      "subtext_tasks_queued 7",
      "subtext_tasks_running 2",
      'subtext_tasks_total{outcome="completed"} 1',
      "subtext_task_waiting_seconds_sum 1.5",
      'subtext_task_waiting_seconds_bucket{le="1"} 0',
      'subtext_task_waiting_seconds_bucket{le="2.5"} 1',
      'subtext_model_attempts_total{model="m",outcome="timeout"} 1',
    ])
      expect(text).toContain(`${line}\n`);
  });

  it("are there when the tasks cannot be counted, and ready is said only when they can be reached", async () => {
    const get = await serve(false);
    expect((await get("/metrics")).status).toBe(200);
    expect((await get("/healthz")).status).toBe(200);
    expect((await get("/readyz")).status).toBe(503);
    expect((await get("/anything")).status).toBe(404);
  });

  it("have all the names that the dashboard asks for", async () => {
    const text = await (await (await serve(true))("/metrics")).text();
    const dashboard = readFileSync("deploy/grafana-dashboard.json", "utf8");
    const asked = new Set(dashboard.match(/\b(?:subtext|process)_\w+/gu));
    expect(asked.size).toBeGreaterThan(6);
    for (const name of asked) expect(text).toContain(name);
  });
});
