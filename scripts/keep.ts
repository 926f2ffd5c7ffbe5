import { type ChildProcess, spawn } from "node:child_process";

/** A worker that says nothing for so long is stuck in an analysis; the task begins anew in another. */
const SILENT_MS = 10_000;

/** After a worker has died, the next one comes after a pause that doubles while they die young. */
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
const OLD_MS = 30_000;

/** Node as the product runs: it may read files, and may write none. */
export const MAIN = ["--permission", "--allow-fs-read=*", "src/server/main.ts"];

const SIGNALS = ["SIGTERM", "SIGINT"] as const;
const children = new Set<ChildProcess>();
const state: { stopping: NodeJS.Signals | undefined } = { stopping: undefined };

/** Tells all children to stop, and that none is to be started anew. */
export function stopAll(signal: NodeJS.Signals): void {
  state.stopping = signal;
  for (const child of children) child.kill(signal);
}

for (const signal of SIGNALS) process.on(signal, () => stopAll(signal));

/** Whether everything has been told to stop. */
export const isStopping = (): boolean => state.stopping !== undefined;

/** Runs the server's own code in a process of its own; gives that, and its exit code once it has ended. */
export function run(role: "serve" | "work" | "both", env = process.env) {
  const child = spawn(process.execPath, [...MAIN, role], {
    env,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  children.add(child);
  const ended = new Promise<number | null>((resolve) => {
    child.on("close", (code) => {
      children.delete(child);
      resolve(code);
    });
  });
  return { child, ended };
}

/** Runs one worker until it ends; kills it when it falls silent. Gives its exit code. */
async function runWorker(env: NodeJS.ProcessEnv): Promise<number | null> {
  const { child, ended } = run("work", env);
  let silence = setTimeout(() => child.kill("SIGKILL"), 3 * SILENT_MS);
  child.on("message", () => {
    clearTimeout(silence);
    silence = setTimeout(() => child.kill("SIGKILL"), SILENT_MS);
  });
  const code = await ended;
  clearTimeout(silence);
  return code;
}

/**
 * Keeps one worker running: this process does no analysis, so that it can end one that is stuck. Gives the exit code
 * once the worker has ended because it was told to, or because it cannot start at all.
 */
export async function keepWorker(env = process.env): Promise<number> {
  let pauseMs = FIRST_PAUSE_MS;
  for (let hasRun = false; ; ) {
    const startedAt = performance.now();
    const code = await runWorker(env);
    const ranMs = performance.now() - startedAt;
    hasRun ||= ranMs > SILENT_MS;
    if (isStopping()) return code ?? 1;
    if (code === 1 && !hasRun) return 1;
    if (ranMs > OLD_MS) pauseMs = FIRST_PAUSE_MS;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    // Told to stop in the pause, when there was no worker to hear it.
    if (isStopping()) return 0;
    pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
  }
}
