import { type DestinationStream, type Logger, pino } from "pino";

export type Log = Logger;

/**
 * Structured lines, on standard output unless told otherwise. What may be in them:
 * docs/decisions/logs-without-text.md.
 */
export function createLog(level: string, destination: DestinationStream = standardOutput()): Log {
  return pino({ level, base: null, timestamp: isoTime() }, destination);
}

/** From this level on, pino's "warn", a line does not wait. */
const URGENT = 40;

/** How long a line may wait for others. Whoever kills the process without a warning may lose what was logged in that time. */
const GATHERED_MS = 10;

function standardOutput(): DestinationStream {
  const output = pino.destination({ sync: true });
  const { stream, flush } = gatherLines((lines) => output.write(lines));
  process.on("exit", flush);
  return stream;
}

/**
 * The lines of some milliseconds are written together, since a write costs ten times as much as a line. None is left
 * behind: warnings and errors are written at once, with all before them, and so is everything when the process ends.
 */
export function gatherLines(write: (lines: string) => void): {
  stream: DestinationStream;
  flush: () => void;
} {
  let lines = "";
  const flush = () => {
    if (lines !== "") write(lines);
    lines = "";
  };
  const stream = {
    // Has pino tell the level of each line, as `lastLevel`.
    [Symbol.for("pino.metadata")]: true,
    lastLevel: 0,
    write(line: string) {
      if (lines === "") setTimeout(flush, GATHERED_MS).unref();
      lines += line;
      if (this.lastLevel >= URGENT) flush();
    },
  } as DestinationStream & { lastLevel: number };
  return { stream, flush };
}

/** The time as pino writes it, worked out once for each millisecond. */
function isoTime(): () => string {
  let at = 0;
  let written = "";
  return () => {
    const now = Date.now();
    if (now !== at || written === "") {
      at = now;
      written = `,"time":"${new Date(now).toISOString()}"`;
    }
    return written;
  };
}

/** Where files of ours, of packages and of Node begin in a line of a stack. */
const ROOTS = ["src/", "node_modules/", "node:"];

/** The file, line and column of a stack's line, when that is all there is from a root on. */
function placeIn(line: string): string[] {
  const starts = ROOTS.map((root) => line.indexOf(root)).filter((start) => start !== -1);
  const place = line.slice(Math.min(...starts)).replace(/\)$/u, "");
  return line.startsWith("    at ") && /^[\w@./:-]+:\d+$/u.test(place) ? [place] : [];
}

/**
 * What may be said of an unexpected error: its class and where it arose. Its message may quote the
 * submitted text (a parser's often does), so it is left out, of the stack as well.
 */
export function describeFault(cause: unknown): { fault: string; at: string[] } {
  if (!(cause instanceof Error)) return { fault: typeof cause, at: [] };
  const fault = /^\w{1,60}$/u.test(cause.name) ? cause.name : "Error";
  const stack = cause.stack ?? "";
  const end = stack.indexOf(cause.message);
  if (end === -1) return { fault, at: [] };
  const lines = stack.slice(end + cause.message.length).split("\n");
  return { fault, at: lines.flatMap(placeIn) };
}
