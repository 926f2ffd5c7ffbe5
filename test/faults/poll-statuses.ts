/**
 * Asks for statuses, one call after another, from a process of its own: what its parent computes does not count. It is
 * given the server's address and process id, then sent ids of tasks, and tells of each call once it is sent "end".
 */
import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { STATUS_PATH } from "#report/index.ts";

const [url = "", pid = ""] = process.argv.slice(2);
const ids: string[] = [];
const tookMs: number[] = [];
const computedMs: number[] = [];
let unanswered = 0;
const state = { isOver: false };

process.on("message", (message: string) => {
  if (message === "end") state.isOver = true;
  else ids.push(message);
});
process.on("disconnect", () => process.exit());

/** What the server's main thread has computed so far, in milliseconds: on a busy machine, time passes without it, too. */
function computed(): number {
  const [nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ");
  return Number(nanoseconds) / 1e6;
}

async function poll(id: string, turn: number): Promise<void> {
  const computedBefore = computed();
  const startedAt = performance.now();
  try {
    // As many visitors as there are calls: nobody may ask without end.
    const headers = { "x-forwarded-for": `10.9.${(turn >> 8) & 255}.${turn & 255}` };
    const reply = await fetch(`${url}${STATUS_PATH}?taskId=${id}`, { headers });
    await reply.arrayBuffer();
    if (!reply.ok) unanswered += 1;
  } catch {
    unanswered += 1;
  }
  tookMs.push(performance.now() - startedAt);
  computedMs.push(computed() - computedBefore);
}

for (let turn = 0; !state.isOver; turn += 1) {
  const id = ids.at(-1 - (turn % 8)) ?? ids.at(-1);
  if (id !== undefined) await poll(id, turn);
  await new Promise((resolve) => setTimeout(resolve, 2));
}
process.send?.({ tookMs, computedMs, unanswered });
