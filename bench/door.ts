import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import * as z from "zod";
import { STATUS_PATH, TRIGGER_PATH } from "#report/index.ts";
import { median } from "./median.ts";

/**
 * The CPU time that our server takes for a request, over that of bare `node:http` in the same run: a poll of a task
 * that is pending, and the start of an analysis of 15,000 characters. Each server is a process of its own, so that
 * what the clients take is not counted: `node bench/door.ts`.
 */

const ROUNDS = 7;
const GETS = 4_000;
const POSTS = 1_000;
const TEXT = "A sentence of this text. ".repeat(600);

interface Server {
  readonly child: ChildProcess;
  readonly port: number;
}

async function start(kind: "bare" | "ours"): Promise<Server> {
  const child = fork(new URL("door-server.ts", import.meta.url), [kind]);
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
function send({ port }: Server, path: string, body?: string): Promise<string> {
  visitors += 1;
  const address = `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return new Promise((resolve, reject) => {
    const type = body === undefined ? {} : { "content-type": "application/json" };
    const headers = { ...type, "x-forwarded-for": address };
    const method = body === undefined ? "GET" : "POST";
    const sent = request({ host: "127.0.0.1", port, path, method, headers, agent }, (reply) => {
      let said = "";
      reply.setEncoding("utf8").on("data", (chunk: string) => {
        said += chunk;
      });
      reply.on("end", () => resolve(said));
    });
    sent.on("error", reject).end(body);
  });
}

/** Microseconds of CPU for one of `count` requests. */
async function cpuForEach(server: Server, count: number, path: string, body?: string): Promise<number> {
  const before = await cpuOf(server);
  await Promise.all(Array.from({ length: count }, () => send(server, path, body)));
  return ((await cpuOf(server)) - before) / count;
}

async function compare(count: number, path: string, body?: string): Promise<string> {
  const times = { bare: [] as number[], ours: [] as number[] };
  for (let round = -1; round < ROUNDS; round += 1) {
    const bare = await cpuForEach(servers.bare, count, path, body);
    const ours = await cpuForEach(servers.ours, count, path, body);
    if (round < 0) continue; // warms up
    times.bare.push(bare);
    times.ours.push(ours);
  }
  const [bare, ours] = [median(times.bare), median(times.ours)];
  return `${ours.toFixed(0)} µs, bare node:http ${bare.toFixed(0)} µs: ${(ours / bare).toFixed(2)}×`;
}

const servers = { bare: await start("bare"), ours: await start("ours") };
const text = JSON.stringify({ text: TEXT, language: "en" });
const short = JSON.stringify({ text: "A short text.", language: "en" });
const started: unknown = JSON.parse(await send(servers.ours, TRIGGER_PATH, short));
const { taskId } = z.object({ taskId: z.string() }).parse(started);
process.stdout.write(`GET  status, pending: ${await compare(GETS, `${STATUS_PATH}?taskId=${taskId}`)}\n`);
process.stdout.write(`POST trigger:         ${await compare(POSTS, TRIGGER_PATH, text)}\n`);
for (const { child } of Object.values(servers)) child.kill();
agent.destroy();
