import { setTimeout as sleep } from "node:timers/promises";
import { POLL_INTERVAL_MS } from "#report/index.ts";
import type { Count, Tasks } from "#tasks/index.ts";
import { describeFault, type Log } from "../observe/log.ts";
import type { Listening } from "./listen.ts";

/** How long open connections may take to finish once everything else has. */
const CONNECTION_GRACE_MS = 2_000;

interface Stoppable {
  readonly tasks: Pick<Tasks<never>, "count" | "close">;
  /** Where there are visitors. */
  readonly listening: Listening | undefined;
  readonly log: Log;
}

/** The store of the tasks may be out of reach; that is no reason to stay. */
async function countOf(tasks: Stoppable["tasks"]): Promise<Count> {
  try {
    return await tasks.count();
  } catch {
    return { running: 0, queued: 0 };
  }
}

/**
 * Stops in the order in which nobody loses anything: no new tasks, running ones end, their readers
 * ask once more, open connections get their answers.
 */
async function stop({ tasks, listening, log }: Stoppable, signal: string): Promise<void> {
  const { running, queued } = await countOf(tasks);
  log.info({ signal, running, queued }, "stopping");
  await tasks.close();
  if (listening && running + queued > 0) await sleep(POLL_INTERVAL_MS + 500);
  await listening?.close(CONNECTION_GRACE_MS);
  log.info("stopped");
}

/**
 * Ctrl+C reaches a server under npm twice, from the terminal and from npm; only a signal that
 * comes later than this is somebody who does not want to wait.
 */
const SAME_SIGNAL_MS = 500;

/** Stops cleanly on SIGTERM or SIGINT, and at once when told again. */
export function stopOnSignals(stoppable: Stoppable): void {
  let stoppingSince: number | undefined;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, () => {
      const now = performance.now();
      if (stoppingSince === undefined) {
        stoppingSince = now;
        void stop(stoppable, signal).then(() => process.exit(0));
      } else if (now - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
    });
  }
}

/** An error that nobody caught ends the process, as Node would, but without its words, which may be the text's. */
export function exitWithoutMessage(log: Log): void {
  process.on("uncaughtException", (cause) => {
    log.fatal(describeFault(cause), "uncaught error");
    process.exit(1);
  });
}
