import { createServer } from "node:http";
import { text as readAll } from "node:stream/consumers";
import { expect, it, vi } from "vitest";
import { openTraces } from "./traces.ts";

it("Traces go to the collector that the variables of OpenTelemetry name", async ({ onTestFinished }) => {
  const bodies: string[] = [];
  const collector = createServer((request, response) => {
    void readAll(request).then((body) => {
      bodies.push(body);
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => collector.once("listening", resolve));
  onTestFinished(() => void collector.close());
  const address = collector.address();
  const port = typeof address === "object" && address ? address.port : 0;
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", `http://127.0.0.1:${port}`);
  vi.stubEnv("OTEL_BSP_SCHEDULE_DELAY", "50");
  onTestFinished(() => void vi.unstubAllEnvs());

  const traces = await openTraces(process.env);
  traces.taskEnded({ outcome: "completed", queuedMs: 5, ranMs: 7 });
  traces.request({ method: "GET", route: "page", status: 200, ms: 1 });
  await vi.waitFor(() => expect(bodies.join("")).toContain("GET page"), { timeout: 20_000 });
  expect(bodies.join("")).toContain('"stringValue":"completed"');
});

it("Without those variables nothing is traced", async () => {
  const traces = await openTraces({});
  expect(traces.taskEnded({ outcome: "completed", queuedMs: 5, ranMs: 7 })).toBeUndefined();
});
