import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { STATUS_PATH, TRIGGER_PATH } from "#report/index.ts";
import { hasRedis, SHIPPED_SETTINGS, startRedis } from "../test/kit/redis-server.ts";
import { median } from "./median.ts";

/**
 * The CPU time that our server takes for a request, over that of bare `node:http` in the same run: a poll of a task
 * that is pending, and the start of an analysis of 15,000 characters. Each server is a process of its own, so that
 * what the clients take is not counted, nor what Redis takes where tasks are in it (polls alone: nobody works there): `node bench/door.ts`.
 */

const ROUNDS = 7;
const GETS = 4_000;
const POSTS = 1_000;
const TEXT = "A sentence of this text. ".repeat(600);

interface Server {
  readonly child: ChildProcess;
  readonly port: number;
}

async function start(kind: "bare" | "ours", redisUrl?: string): Promise<Server> {
  const args = redisUrl === undefined ? [kind] : [kind, redisUrl];
  const child = fork(new URL("door-server.ts", import.meta.url), args);
  const [{ port }] = z
    .tuple([z.object({ port: z.number() })])
    .parse((await once(child, "message")).slice(0, 1));
  return { child, port };
}

async function cpuOf({ child }: Server): Promise<number> {
  child.send("cpu");
  const [{ cpu }] = z
    .tuple([z.object({ cpu: z.number() })])
    .parse((await once(child, "message")).slice(0, 1));
  return cpu;
}

// As many as wait at once for the report that may come with the task's id.
const agent = new Agent({ keepAlive: true, maxSockets: 250 });

let visitors = 0;

/** Each request comes from another visitor, as a proxy tells. */
function send(server: Server, path: string, body?: string): Promise<string> {
  visitors += 1;
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return new Promise((resolve, reject) => {
    const type = body === undefined ? {} : { "content-type": "application/json" };
    const headers = { ...type, "x-forwarded-for": address };
    const method = body === undefined ? "GET" : "POST";
    const sent = request({ host: "127.0.0.1", port: server.port, path, method, headers, agent }, (reply) => {
      let said = "";
      reply.setEncoding("utf8").on("data", (chunk: string) => {
        said += chunk;
      });
      reply.on("end", () => resolve(said));
    });
    // The server may close a connection that was idle at the moment in which it is used again.
    sent.on("error", (cause) => (sent.reusedSocket ? resolve(send(server, path, body)) : reject(cause)));
    sent.end(body);
  });
}

/** Microseconds of CPU for one of `count` requests. */
async function cpuForEach(server: Server, count: number, path: string, body?: string): Promise<number> {
  const before = await cpuOf(server);
  await Promise.all(Array.from({ length: count }, () => send(server, path, body)));
  return ((await cpuOf(server)) - before) / count;
}

async function compare(ours: Server, count: number, path: string, body?: string): Promise<string> {
  const times = { bare: [] as number[], ours: [] as number[] };
  for (let round = -1; round < ROUNDS; round += 1) {
    const ofBare = await cpuForEach(bare, count, path, body);
    const ofOurs = await cpuForEach(ours, count, path, body);
    if (round < 0) continue; // warms up
    times.bare.push(ofBare);
    times.ours.push(ofOurs);
  }
  const [least, own] = [median(times.bare), median(times.ours)];
  return `${own.toFixed(0)} µs, bare node:http ${least.toFixed(0)} µs: ${(own / least).toFixed(2)}×`;
}

const text = JSON.stringify({ text: TEXT, language: "en" });
const short = JSON.stringify({ text: "A short text.", language: "en" });

async function measure(name: string, ours: Server, posts?: number): Promise<void> {
  const started: unknown = JSON.parse(await send(ours, TRIGGER_PATH, short));
  const { taskId } = z.object({ taskId: z.string() }).parse(started);
  const poll = await compare(ours, GETS, `${STATUS_PATH}?taskId=${taskId}`);
  process.stdout.write(`${name}: GET status, pending: ${poll}\n`);
  if (posts !== undefined)
    process.stdout.write(`${name}: POST trigger:        ${await compare(ours, posts, TRIGGER_PATH, text)}\n`);
  ours.child.kill();
}

const bare = await start("bare");
await measure("memory", await start("ours"), POSTS);
if (hasRedis) {
  const folder = await mkdtemp(join(tmpdir(), "subtext-door-"));
  const redis = await startRedis(folder, SHIPPED_SETTINGS);
  await measure("Redis ", await start("ours", redis.url));
  await redis.kill();
  await rm(folder, { recursive: true });
}
bare.child.kill();
agent.destroy();
