import { spawn } from "node:child_process";

/** A worker that says nothing for so long is stuck in an analysis; the task begins anew in another. */
const SILENT_MS = 10_000;

/** After a worker has died, the next one comes after a pause that doubles while they die young. */
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
const OLD_MS = 30_000;

const WORKER = ["--permission", "--allow-fs-read=*", "src/server/main.ts", "work"];

let stopping: NodeJS.Signals | undefined;
let pauseMs = FIRST_PAUSE_MS;

/** Runs one worker until it ends; kills it when it falls silent. Gives its exit code. */
function runWorker(): Promise<number | null> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, WORKER, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const stop = () => void child.kill(stopping);
  for (const signal of SIGNALS) process.on(signal, stop);
  let silence = setTimeout(() => child.kill("SIGKILL"), 3 * SILENT_MS);
  child.on("message", () => {
    clearTimeout(silence);
    silence = setTimeout(() => child.kill("SIGKILL"), SILENT_MS);
  });
  return new Promise((resolve) => {
    child.on("close", (code) => {
      clearTimeout(silence);
      for (const signal of SIGNALS) process.off(signal, stop);
      if (performance.now() - startedAt > OLD_MS) pauseMs = FIRST_PAUSE_MS;
      resolve(code);
    });
  });
}

const SIGNALS = ["SIGTERM", "SIGINT"] as const;
for (const signal of SIGNALS) {
  process.on(signal, () => {
    stopping = signal;
  });
}

/**
 * Keeps one worker running: this process does no analysis, so that it can end one that is stuck. It ends with the
 * worker when it is told to, and when the worker cannot start at all.
 */
for (let hasRun = false; ; ) {
  const startedAt = performance.now();
  const code = await runWorker();
  hasRun ||= performance.now() - startedAt > SILENT_MS;
  if (stopping !== undefined || (code === 1 && !hasRun))
    process.exit(stopping === undefined ? 1 : (code ?? 1));
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2);
}
