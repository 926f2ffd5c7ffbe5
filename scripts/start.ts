/**
 * `npm start`: serves and works. In memory that is one process, in the place of this one. With Redis the tasks outlive a
 * process, so analyses run in a worker beside the server, and this process ends one that is stuck.
 */
import { isStopping, keepWorker, MAIN, run, stopAll } from "./keep.ts";

if (process.env["REDIS_URL"]) process.exitCode = await serveAndWork();
else if (process.platform === "win32") process.exitCode = (await run("both").ended) ?? 1;
else process.execve?.(process.execPath, [process.execPath, ...MAIN], process.env);

/** Ends when either of the two has ended for good: one without the other is no service. */
async function serveAndWork(): Promise<number> {
  const { ended } = run("serve");
  const server = ended.then((code) => code ?? 1);
  const worker = keepWorker(workerEnv());
  const first = await Promise.race([server, worker]);
  if (!isStopping()) {
    stopAll("SIGTERM");
    await Promise.all([server, worker]);
    return first === 0 ? 1 : first;
  }
  return Math.max(...(await Promise.all([server, worker])));
}

/** Two processes cannot listen on one port: the worker's metrics are at the next one. */
function workerEnv(): NodeJS.ProcessEnv {
  const port = Number(process.env["METRICS_PORT"] ?? Number.NaN);
  return Number.isInteger(port) && port > 0
    ? { ...process.env, METRICS_PORT: String(port + 1) }
    : process.env;
}
