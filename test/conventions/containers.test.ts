import { existsSync, globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import * as z from "zod";
import { SETTINGS } from "#server/settings.ts";
import { isIgnored, readDockerfile } from "../../scripts/container/dockerfile.ts";

const dockerfile = readDockerfile(readFileSync("Dockerfile", "utf8"));
const lastStage = dockerfile.slice(dockerfile.findLastIndex(({ name }) => name === "FROM"));
const wordsOf = (name: string) => lastStage.filter((one) => one.name === name).map(({ words }) => words);

describe("The Dockerfile", () => {
  it("ends in a stage that is not root, checks its health, and starts Node with no right to write", () => {
    expect(wordsOf("USER")).toEqual([["node"]]);
    expect(wordsOf("HEALTHCHECK")).toHaveLength(1);
    expect(wordsOf("CMD")).toEqual([["node", "--permission", "--allow-fs-read=*", "src/server/main.ts"]]);
  });

  it("copies only what is there and not left out", () => {
    const ignored = isIgnored(readFileSync(".dockerignore", "utf8"));
    const sources = dockerfile.flatMap(({ name, words, from }) =>
      name === "COPY" && from === undefined ? words.slice(0, -1) : [],
    );
    expect(sources.length).toBeGreaterThan(5);
    for (const source of sources)
      expect([source, existsSync(source), ignored(source)]).toEqual([source, true, false]);
    for (const path of [".env", ".git", "src/server/app.test.ts", "test", "node_modules"])
      expect([path, ignored(path)]).toEqual([path, true]);
  });

  it("refuses to be read with an instruction that the trial does not know", () => {
    expect(() => readDockerfile("FROM a\nADD b c")).toThrow("ADD");
  });
});

const environment = z.record(z.string(), z.string());
const service = z.strictObject({
  image: z.string(),
  build: z.strictObject({ context: z.literal("."), args: environment }).optional(),
  command: z.array(z.string()),
  read_only: z.literal(true),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.tuple([z.literal("ALL")]),
  security_opt: z.array(z.string()),
  user: z.string().optional(),
  restart: z.enum(["no", "always", "on-failure", "unless-stopped"]),
  stop_grace_period: z.string().optional(),
  depends_on: z.record(z.string(), z.strictObject({ condition: z.literal("service_healthy") })).optional(),
  environment: environment.optional(),
  env_file: z.array(z.strictObject({ path: z.string(), required: z.boolean() })).optional(),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  healthcheck: z
    .strictObject({ test: z.array(z.string()), interval: z.string(), timeout: z.string(), retries: z.int() })
    .optional(),
  deploy: z.strictObject({ replicas: z.int() }).optional(),
  networks: z.array(z.string()),
});
const composeSchema = z.object({
  services: z.strictObject({ server: service, worker: service, redis: service }),
  networks: z.record(z.string(), z.strictObject({ internal: z.boolean().optional() })),
  volumes: z.record(z.string(), z.strictObject({})),
});

describe("compose.yaml", () => {
  const { services, networks } = composeSchema.parse(
    parse(readFileSync("compose.yaml", "utf8"), { merge: true }),
  );

  it("runs one server, two workers and a Redis that nobody outside reaches", () => {
    expect(services.server.command).toContain("serve");
    expect(services.worker.deploy?.replicas).toBe(2);
    expect(services.redis.networks.map((name) => networks[name]?.internal)).toEqual([true]);
    expect(services.redis.ports).toBeUndefined();
  });

  it("gives Redis the settings under which no task is lost", () => {
    expect(services.redis.volumes).toContain("./deploy/redis.conf:/etc/subtext/redis.conf:ro");
    expect(readFileSync("deploy/redis.conf", "utf8")).toMatch(/^appendonly yes\nappendfsync always$/mu);
  });

  it("sets nothing that is no setting", () => {
    const known = new Set([...Object.values(SETTINGS).map(({ name }) => name), "HEALTH_URL"]);
    const set = [services.server, services.worker].flatMap(({ environment = {} }) =>
      Object.keys(environment),
    );
    expect(set.length).toBeGreaterThan(5);
    expect(set.filter((name) => !known.has(name as never))).toEqual([]);
  });
});

const labels = z.record(z.string(), z.string());
const metadata = z.strictObject({ name: z.string(), labels: labels.optional() });
const probe = z.strictObject({
  httpGet: z.strictObject({ path: z.string(), port: z.string() }).optional(),
  exec: z.strictObject({ command: z.array(z.string()) }).optional(),
  failureThreshold: z.int().optional(),
  periodSeconds: z.int(),
  timeoutSeconds: z.int().optional(),
});
const container = z.strictObject({
  name: z.string(),
  image: z.string(),
  command: z.array(z.string()),
  ports: z.array(z.strictObject({ name: z.string(), containerPort: z.int() })),
  env: z.array(z.strictObject({ name: z.string(), value: z.string() })).optional(),
  envFrom: z.array(z.strictObject({ secretRef: z.strictObject({ name: z.string() }) })).optional(),
  startupProbe: probe.optional(),
  livenessProbe: probe.optional(),
  readinessProbe: probe,
  resources: z.strictObject({ requests: labels, limits: labels }),
  securityContext: z.strictObject({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.strictObject({ drop: z.tuple([z.literal("ALL")]) }),
  }),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })).optional(),
});
const workload = z.object({
  apiVersion: z.literal("apps/v1"),
  metadata,
  spec: z.object({
    replicas: z.int().optional(),
    selector: z.strictObject({ matchLabels: labels }),
    template: z.strictObject({
      metadata: z.strictObject({ labels, annotations: labels.optional() }),
      spec: z.object({
        automountServiceAccountToken: z.literal(false),
        securityContext: z.object({ runAsNonRoot: z.literal(true) }),
        containers: z.array(container).length(1),
      }),
    }),
  }),
});

const manifests = globSync("deploy/kubernetes/*.yaml").flatMap((path) =>
  parseAllDocuments(readFileSync(path, "utf8")).map((document): Record<string, unknown> => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  }),
);
const ofKind = (...kinds: string[]) => manifests.filter(({ kind }) => kinds.includes(String(kind)));

describe("The manifests for Kubernetes", () => {
  const workloads = ofKind("Deployment", "StatefulSet").map((manifest) => workload.parse(manifest));

  it("are all named by the kustomization", () => {
    const { resources } = parse(readFileSync("deploy/kustomization.yaml", "utf8")) as { resources: string[] };
    const files = globSync("deploy/kubernetes/*.yaml").map((path) => path.replace("deploy/", ""));
    expect(resources.toSorted()).toEqual(files.toSorted());
  });

  it("run nothing as root, and nothing that can write but Redis on its volume", () => {
    expect(workloads.map(({ metadata }) => metadata.name).toSorted()).toEqual(["redis", "server", "worker"]);
    const writable = workloads.filter(({ spec }) => spec.template.spec.containers[0]?.volumeMounts?.length);
    expect(writable.map(({ metadata }) => metadata.name)).toEqual(["redis"]);
  });

  it("select the pods that they make", () => {
    for (const { spec } of workloads)
      expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
  });

  it("leave the number of workers to the number of tasks that wait", () => {
    const schema = z.object({
      apiVersion: z.literal("autoscaling/v2"),
      spec: z.object({
        scaleTargetRef: z.strictObject({
          apiVersion: z.literal("apps/v1"),
          kind: z.literal("Deployment"),
          name: z.literal("worker"),
        }),
        minReplicas: z.int().min(2),
        metrics: z.tuple([
          z.strictObject({
            type: z.literal("External"),
            external: z.strictObject({
              metric: z.strictObject({ name: z.string() }),
              target: z.strictObject({ type: z.literal("AverageValue"), averageValue: z.string() }),
            }),
          }),
        ]),
      }),
    });
    const [scaler] = ofKind("HorizontalPodAutoscaler").map((manifest) => schema.parse(manifest));
    const metric = scaler?.spec.metrics[0].external.metric.name ?? "nothing";
    expect(readFileSync("src/server/observe/metrics.ts", "utf8")).toContain(`"${metric}"`);
    expect(workloads.find(({ metadata: { name } }) => name === "worker")?.spec.replicas).toBeUndefined();
  });

  it("set nothing that is no setting", () => {
    const known = new Set<string>(Object.values(SETTINGS).map(({ name }) => name));
    const set = workloads.flatMap(({ spec }) => spec.template.spec.containers[0]?.env ?? []);
    expect(set.length).toBeGreaterThan(5);
    expect(set.filter(({ name }) => !known.has(name))).toEqual([]);
  });
});
