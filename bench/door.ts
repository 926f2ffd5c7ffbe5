import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as z from "zod";
import { STATUS_PATH, TRIGGER_PATH } from "#report/index.ts";
import { hasRedis, SHIPPED_SETTINGS, startRedis } from "../test/kit/redis-server.ts";
import { median } from "./median.ts";

/**
 * The CPU time that our server takes for a request, over that of bare `node:http`: a poll of a task that is pending, and
 * the start of an analysis of 15,000 characters. Each server is a process of its own, so that what the clients take is not
 * counted, nor what Redis takes where tasks are in it (polls alone: nobody works there). Every visitor asks the servers
 * in turn, so that all have the same load at the same pace, whatever else the machine does: `node bench/door.ts`. With
 * `parts`, bare Node does one part more of our door in each server, to tell what each part takes.
 */

const ROUNDS = 25;
/** Rounds that are not counted, until what runs often is compiled. */
const WARM_UP = 40;
const TEXT = "A sentence of this text. ".repeat(600);

interface Server {
  readonly child: ChildProcess;
  readonly port: number;
}

interface Load {
  readonly name: string;
  /** Requests to each server in a round. */
  readonly count: number;
  /** Who ask at the same time. */
  readonly visitors: number;
  readonly path: string;
  readonly body?: string;
}

/** A server of ours, or a bare one that does so many parts of our door. */
async function start(kind: "ours" | number, redisUrl?: string): Promise<Server> {
  const args = [String(kind), ...(redisUrl === undefined ? [] : [redisUrl])];
  const log = openSync("/dev/null", "w");
  const child = fork(new URL("door-server.ts", import.meta.url), args, {
    stdio: ["ignore", log, "inherit", "ipc"],
  });
  const [{ port }] = z
    .tuple([z.object({ port: z.number() })])
    .parse((await once(child, "message")).slice(0, 1));
  return { child, port };
}

async function cpuOf({ child }: Server): Promise<number> {
  const told = once(child, "message");
  child.send("cpu");
  const [{ cpu }] = z.tuple([z.object({ cpu: z.number() })]).parse((await told).slice(0, 1));
  return cpu;
}

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

/** Microseconds of CPU that each server takes for one request. */
async function cpuForEach(
  servers: readonly Server[],
  { count, visitors, path, body }: Load,
): Promise<number[]> {
  const before = await Promise.all(servers.map(cpuOf));
  let next = 0;
  const visit = async () => {
    for (let turn = next++; turn < count; turn = next++)
      for (let place = 0; place < servers.length; place += 1) {
        const server = servers[(turn + place) % servers.length];
        if (server) await send(server, path, body);
      }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  const after = await Promise.all(servers.map(cpuOf));
  return after.map((cpu, index) => (cpu - (before[index] ?? 0)) / count);
}

interface Figure {
  /** Of all rounds, in microseconds. */
  readonly median: number;
  /** With the rounds in which much was collected, which the median leaves out. */
  readonly mean: number;
}

async function figuresOf(servers: readonly Server[], load: Load): Promise<Figure[]> {
  const rounds: number[][] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const times = await cpuForEach(servers, load);
    if (round >= 0) rounds.push(times);
  }
  return servers.map((_, index) => {
    const times = rounds.map((round) => round[index] ?? 0);
    return { median: median(times), mean: times.reduce((sum, time) => sum + time, 0) / times.length };
  });
}

const over = (one: Figure, other: Figure) =>
  `${(one.median / other.median).toFixed(2)}× (${(one.mean / other.mean).toFixed(2)}× in the mean)`;
const inMicroseconds = ({ median, mean }: Figure) => `${median.toFixed(0)} µs (${mean.toFixed(0)})`;

/** What the last server takes over each of the others. */
async function compare(
  [bare, parsing, ours]: readonly [Server, Server, Server],
  load: Load,
): Promise<string> {
  const [ofBare, ofParsing, ofOurs] = await figuresOf([bare, parsing, ours], load);
  if (!ofBare || !ofParsing || !ofOurs) return "";
  const withJson = load.body === undefined ? "" : `; with its JSON parsed ${over(ofOurs, ofParsing)}`;
  return `${load.name}: ${inMicroseconds(ofOurs)}, bare node:http ${inMicroseconds(ofBare)}: ${over(ofOurs, ofBare)}${withJson}`;
}

const PARTS = [
  "bare node:http",
  "+ its JSON parsed",
  "+ its schema, its length",
  "+ its visitor hashed and counted",
  "+ its task kept, begun and ended",
  "our door",
];

async function measureParts(): Promise<void> {
  const servers = await Promise.all(
    PARTS.map((_, index) => start(index < PARTS.length - 1 ? index : "ours")),
  );
  const [load] = STARTS;
  const figures = load ? await figuresOf(servers, load) : [];
  const [first] = figures;
  for (const [index, figure] of figures.entries())
    if (first) process.stdout.write(`${PARTS[index]}: ${inMicroseconds(figure)}: ${over(figure, first)}\n`);
  for (const { child } of servers) child.kill();
}

const bodyOf = (text: string) => JSON.stringify({ text, language: "en" });

const STARTS: readonly Load[] = [
  {
    name: "POST trigger, answered at once",
    count: 500,
    visitors: 50,
    path: TRIGGER_PATH,
    body: bodyOf(TEXT),
  },
  {
    name: "POST trigger, 300 ms waited",
    count: 500,
    visitors: 250,
    path: TRIGGER_PATH,
    body: bodyOf(`Slow. ${TEXT.slice(6)}`),
  },
];

async function measure(
  store: string,
  servers: readonly [Server, Server, Server],
  starts: readonly Load[],
): Promise<void> {
  const ours = servers[2];
  const started: unknown = JSON.parse(await send(ours, TRIGGER_PATH, bodyOf("A short text.")));
  const { taskId } = z.object({ taskId: z.string() }).parse(started);
  const path = `${STATUS_PATH}?taskId=${taskId}`;
  const polls: Load = { name: "GET status, pending", count: 1_500, visitors: 50, path };
  for (const load of [polls, ...starts]) process.stdout.write(`${store}: ${await compare(servers, load)}\n`);
  ours.child.kill();
}

async function measureDoor(): Promise<void> {
  const others = [await start(0), await start(1)] as const;
  await measure("memory", [...others, await start("ours")], STARTS);
  if (hasRedis) {
    const folder = await mkdtemp(join(tmpdir(), "subtext-door-"));
    const redis = await startRedis(folder, SHIPPED_SETTINGS);
    await measure("Redis ", [...others, await start("ours", redis.url)], []);
    await redis.kill();
    await rm(folder, { recursive: true });
  }
  for (const { child } of others) child.kill();
}

await (process.argv[2] === "parts" ? measureParts() : measureDoor());
agent.destroy();
