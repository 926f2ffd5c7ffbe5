/**
 * Measures what one analysis needs on this machine, in one server, one worker and one Redis with the settings that we
 * ship, and saves it for the simulation: `node bench/growth/measure.ts`.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Redis } from "ioredis";
import { STATUS_PATH, startReplySchema, statusReplySchema, TRIGGER_PATH } from "#report/index.ts";
import { freePort } from "../../scripts/free-port.ts";
import { SHIPPED_SETTINGS, startRedis } from "../../test/kit/redis-server.ts";
import { MEASURED_FILE, type Measured } from "./measured.ts";

const ANALYSES = 400;
const AT_ONCE = 40;
const TEXT_FILE = process.argv[2] ?? "test/texts/en/loaded.txt";

interface Process {
  readonly child: ChildProcess;
  readonly metricsUrl: string;
}

async function start(role: "serve" | "work", env: Record<string, string>): Promise<Process> {
  const metricsPort = await freePort();
  const child = spawn(process.execPath, ["--permission", "--allow-fs-read=*", "src/server/main.ts", role], {
    env: { ...env, PATH: process.env["PATH"], METRICS_PORT: String(metricsPort) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const metricsUrl = `http://127.0.0.1:${metricsPort}`;
  for (let isUp = false; !isUp; await pause(100))
    isUp = await fetch(`${metricsUrl}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  return { child, metricsUrl };
}

/** A figure of a process's own metrics, in seconds or bytes. */
async function figure({ metricsUrl }: Process, name: string): Promise<number> {
  const text = await (await fetch(`${metricsUrl}/metrics`)).text();
  const line = text.split("\n").find((one) => one.startsWith(`${name} `) || one.startsWith(`${name}{`));
  return Number(line?.split(" ").at(-1));
}

async function infoOf(redis: Redis): Promise<(name: string) => number> {
  const lines = (await redis.info("all")).split("\r\n").map((line) => line.split(":"));
  const values = new Map(lines.map(([name = "", value = ""]) => [name, Number(value)]));
  return (name) => values.get(name) ?? 0;
}

let sent = 0;

/** One analysis by a visitor of its own; gives how often its status was asked. */
async function analyse(url: string, text: string): Promise<number> {
  sent += 1;
  const headers = {
    "content-type": "application/json",
    "x-forwarded-for": `10.${(sent >> 16) & 255}.${(sent >> 8) & 255}.${sent & 255}`,
  };
  const body = JSON.stringify({ text, language: "en" });
  const reply = await fetch(url + TRIGGER_PATH, { method: "POST", headers, body });
  if (reply.status === 503) return pause(200).then(() => analyse(url, text));
  const { taskId } = startReplySchema.parse(await reply.json());
  for (let polls = 1; ; polls += 1) {
    const asked = await fetch(`${url}${STATUS_PATH}?taskId=${taskId}`, { headers });
    const { status } = statusReplySchema.parse(await asked.json());
    if (status === "completed") return polls;
    if (status === "failed") throw new Error("An analysis failed.");
    await pause(100);
  }
}

async function analyseMany(url: string, text: string, count: number): Promise<number> {
  let left = count;
  let polls = 0;
  const visitor = async () => {
    while (left > 0) {
      left -= 1;
      const asked = await analyse(url, text);
      polls += asked;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, visitor));
  return polls;
}

const folder = await mkdtemp(join(tmpdir(), "subtext-growth-"));
const redisServer = await startRedis(folder, SHIPPED_SETTINGS);
const redis = new Redis(redisServer.url);
const port = await freePort();
const env = {
  PORT: String(port),
  SITE_FOLDER: "none",
  LOCAL_MODELS: "off",
  LOG_LEVEL: "error",
  TRUST_PROXY: "1",
  REDIS_URL: redisServer.url,
  SUBTEXT_SECRET: "0".repeat(64),
};
const text = (await readFile(TEXT_FILE, "utf8")).trim();
const server = await start("serve", env);
const worker = await start("work", env);
const url = `http://127.0.0.1:${port}`;
try {
  await analyseMany(url, text, ANALYSES / 4);
  const before = {
    info: await infoOf(redis),
    server: await figure(server, "process_cpu_seconds"),
    worker: await figure(worker, "process_cpu_seconds"),
  };
  const startedAt = performance.now();
  const polls = await analyseMany(url, text, ANALYSES);
  const seconds = (performance.now() - startedAt) / 1_000;
  const info = await infoOf(redis);
  const each = (name: string) => (info(name) - before.info(name)) / ANALYSES;
  const measured: Measured = {
    textCharacters: text.length,
    analysesPerSecond: ANALYSES / seconds,
    pollsPerAnalysis: polls / ANALYSES,
    serverCpuMs: (((await figure(server, "process_cpu_seconds")) - before.server) * 1_000) / ANALYSES,
    workerCpuMs: (((await figure(worker, "process_cpu_seconds")) - before.worker) * 1_000) / ANALYSES,
    redisCpuMs: (each("used_cpu_user") + each("used_cpu_sys")) * 1_000,
    redisCommands: each("total_commands_processed"),
    redisBytesIn: each("total_net_input_bytes"),
    redisBytesOut: each("total_net_output_bytes"),
    redisFileBytes: each("aof_current_size"),
    redisMemoryBytes: each("used_memory"),
    serverMemoryBytes: await figure(server, "process_resident_memory_bytes"),
    workerMemoryBytes: await figure(worker, "process_resident_memory_bytes"),
  };
  await writeFile(MEASURED_FILE, `${JSON.stringify(measured, null, 2)}\n`);
  process.stdout.write(`${JSON.stringify(measured, null, 2)}\n`);
} finally {
  for (const { child } of [server, worker]) child.kill("SIGKILL");
  redis.disconnect();
  await redisServer.kill();
  await rm(folder, { recursive: true });
}
