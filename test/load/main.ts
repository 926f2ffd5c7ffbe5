/** How many analyses a second, and what is lost when workers and Redis die: `npm run load -- PART`. */
import { setTimeout as sleep } from "node:timers/promises";
import { TRIGGER_PATH } from "#report/index.ts";
import { type Driven, describe, drive } from "./drive.ts";
import { type Fleet, startFleet } from "./fleet.ts";
import { openLoop } from "./open-loop.ts";

const say = (line: string) => void process.stdout.write(`${line}\n`);

function urlsOf(fleet: Fleet): () => readonly string[] {
  return () => fleet.servers.map(({ url }) => url);
}

/**
 * Tasks that ended as completed, by the workers' own logs: more than were handed in means that one ended twice. A killed
 * worker may not have come to write its last line, and a submission without an answer is made again.
 */
const completedIn = (logs: string) => logs.match(/"outcome":"completed"[^\n]*"msg":"task"/gu)?.length ?? 0;

async function finish(name: string, fleet: Fleet, driven: Driven): Promise<void> {
  const logs = await fleet.end();
  say(`${name}: ${describe(driven)}; ends in the logs: ${completedIn(logs)}`);
}

/** 1,000 tasks at once. */
async function throughput(): Promise<void> {
  const fleets = [
    ["memory", 0],
    ["redis", 1],
    ["redis", 2],
    ["redis", 4],
  ] as const;
  for (const [store, workers] of fleets) {
    const fleet = await startFleet({ store, servers: 1, workers });
    const urls = urlsOf(fleet);
    await drive({ tasks: 50, visitors: 50, urls, pollMs: 100 });
    const driven = await drive({ tasks: 1_000, visitors: 1_000, urls, pollMs: 1_000 });
    await finish(`${store}, ${workers} workers (after 50 to warm up)`, fleet, {
      ...driven,
      tasks: driven.tasks,
    });
  }
}

/** 50 workers killed at random moments, each replaced at once. */
async function workerKills(): Promise<void> {
  const fleet = await startFleet({ store: "redis", servers: 1, workers: 4, modelMs: 400 });
  const state = { isDone: false };
  const driving = drive({ tasks: 2_000, visitors: 200, urls: urlsOf(fleet), pollMs: 500 }).finally(() => {
    state.isDone = true;
  });
  let kills = 0;
  while (kills < 50 && !state.isDone) {
    await sleep(300 + Math.random() * 1_200);
    const [worker] = fleet.workers.splice(Math.floor(Math.random() * fleet.workers.length), 1);
    if (!worker) continue;
    await worker.stop("SIGKILL");
    kills += 1;
    void fleet.startWorker().then((one) => fleet.workers.push(one));
  }
  const driven = await driving;
  await finish(`${kills} workers killed`, fleet, driven);
}

/** Redis killed ten times under load, with the settings that we ship. */
async function redisKills(): Promise<void> {
  const fleet = await startFleet({ store: "redis", servers: 2, workers: 2, modelMs: 200 });
  const state = { isDone: false };
  const driving = drive({ tasks: 3_000, visitors: 150, urls: urlsOf(fleet), pollMs: 500 }).finally(() => {
    state.isDone = true;
  });
  let kills = 0;
  while (kills < 10 && !state.isDone) {
    await sleep(1_000 + Math.random() * 2_000);
    await fleet.redis?.kill();
    kills += 1;
    await sleep(Math.random() * 1_000);
    await fleet.redis?.start();
  }
  await finish(`Redis killed ${kills} times`, fleet, await driving);
}

/** Servers and workers told to stop and replaced, one after another, under load. */
async function rollingRestart(): Promise<void> {
  const fleet = await startFleet({ store: "redis", servers: 2, workers: 2, modelMs: 400 });
  const driving = drive({ tasks: 1_000, visitors: 60, urls: urlsOf(fleet), pollMs: 500 });
  for (const _ of [1, 2]) {
    fleet.servers.push(await fleet.startServer());
    // As a balancer does, no more requests are sent to one that is about to stop.
    const server = fleet.servers.shift();
    fleet.workers.push(await fleet.startWorker());
    await Promise.all([server?.stop(), fleet.workers.shift()?.stop()]);
  }
  await finish("rolling restart of 2 servers and 2 workers", fleet, await driving);
}

/** 10,000 requests with forged forwarding headers, through so many proxies, to two servers. */
async function limiter(): Promise<void> {
  for (const store of ["memory", "redis"] as const) {
    for (const hops of [0, 1, 2]) {
      const fleet = await startFleet({
        store,
        servers: store === "redis" ? 2 : 1,
        workers: store === "redis" ? 1 : 0,
        env: { TRUST_PROXY: String(hops), ANALYSES_PER_HOUR: "20" },
      });
      const urls = urlsOf(fleet)();
      const passed = new Map<string, number>();
      const send = async (index: number) => {
        // 0 hops: all are one client. Otherwise four clients, whom the proxies name; what stands before that is forged.
        const client = hops === 0 ? "127.0.0.1" : `198.51.100.${index % 4}`;
        const forged = `203.0.113.${index % 250}`;
        const trusted = hops === 0 ? [] : [client, ...Array<string>(hops - 1).fill("10.0.0.1")];
        const reply = await fetch(`${urls[index % urls.length]}${TRIGGER_PATH}`, {
          method: "POST",
          headers: { "content-type": "application/json", "x-forwarded-for": [forged, ...trusted].join(", ") },
          body: '{"text":"","language":"en"}'.replace('""', '"A text."'),
        });
        const body = (await reply.json()) as { taskId?: string; error?: string };
        if (body.taskId !== undefined) passed.set(client, (passed.get(client) ?? 0) + 1);
      };
      let next = 0;
      await Promise.all(
        Array.from({ length: 100 }, async () => {
          while (next < 10_000) await send(next++);
        }),
      );
      await fleet.end();
      const counts = [...passed].map(([client, count]) => `${client}: ${count}`).join(", ");
      say(`limiter, ${store}, ${urls.length} servers, ${hops} hops: passed of 10,000: ${counts}`);
    }
  }
}

/** Tasks that come at a fixed rate, and how long they wait beside what the simulation says. */
async function open(): Promise<void> {
  const plans = [
    [{ analysesPerSecond: 5, workers: 1, modelMs: 1_000, places: 8 }, 300],
    [{ analysesPerSecond: 7, workers: 1, modelMs: 1_000, places: 8 }, 350],
    [{ analysesPerSecond: 12, workers: 2, modelMs: 1_000, places: 8 }, 600],
    [{ analysesPerSecond: 20, workers: 1, modelMs: 0, places: 8 }, 600],
  ] as const;
  for (const [plan, tasks] of plans) say(`open loop: ${await openLoop(plan, tasks)}`);
}

const PARTS: Readonly<Record<string, () => Promise<void>>> = {
  throughput,
  "worker-kills": workerKills,
  "redis-kills": redisKills,
  "rolling-restart": rollingRestart,
  limiter,
  "open-loop": open,
};

const chosen = process.argv.slice(2);
for (const name of chosen.length > 0 ? chosen : Object.keys(PARTS)) {
  const run = PARTS[name];
  if (!run) {
    process.stderr.write(`There is no part "${name}"; there are ${Object.keys(PARTS).join(", ")}.\n`);
    process.exit(2);
  }
  await run();
}
