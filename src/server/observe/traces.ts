import type { TaskEnd } from "#tasks/index.ts";

/** A request as it is told of afterwards: never its address, which may hold anything. */
export interface AnsweredRequest {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
}

/** What happens, as spans of OpenTelemetry. No attribute ever holds anything that a visitor has sent. */
export interface Traces {
  request(request: AnsweredRequest): void;
  taskEnded(end: TaskEnd): void;
}

const NO_TRACES: Traces = { request: () => {}, taskEnded: () => {} };

/** The variables of OpenTelemetry that say where traces go. */
const ENDPOINTS = ["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT"];

/** Traces, where a variable of OpenTelemetry says where to; only then its packages are loaded. */
export async function openTraces(env: Readonly<Record<string, string | undefined>>): Promise<Traces> {
  if (!ENDPOINTS.some((name) => env[name])) return NO_TRACES;
  const { BatchSpanProcessor, TracerProvider } = await import("@opentelemetry/sdk-trace");
  const { OTLPTraceExporter } = await import("@opentelemetry/exporter-trace-otlp-http");
  const { resourceFromAttributes } = await import("@opentelemetry/resources");
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": env["OTEL_SERVICE_NAME"] ?? "subtext" }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  const tracer = provider.getTracer("subtext");
  /** A span that ends now. */
  const tell = (name: string, ms: number, attributes: Record<string, string | number>) => {
    const now = Date.now();
    tracer.startSpan(name, { startTime: now - ms, attributes }).end(now);
  };
  return {
    request: ({ method, route, status, ms }) =>
      tell(`${method} ${route}`, ms, {
        "http.request.method": method,
        "http.route": route,
        "http.response.status_code": status,
      }),
    taskEnded: ({ outcome, queuedMs, ranMs }) =>
      tell("task", queuedMs + ranMs, { outcome, "queued.ms": queuedMs, "ran.ms": ranMs }),
  };
}
