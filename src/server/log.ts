import { type DestinationStream, type Logger, pino } from "pino";

export type Log = Logger;

/**
 * Structured lines, on standard output unless told otherwise. What may be in them:
 * docs/decisions/logs-without-text.md. Written at once, so that the last words of a process are heard.
 */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ sync: true }),
): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination);
}

/** The end of a stack's line: a file of ours, of a package or of Node, with line and column. */
const PLACE = /^ {4}at .*?((?:src|node_modules|node:)[\w@./-]*:\d+:\d+)\)?$/u;

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
  return { fault, at: lines.flatMap((line) => PLACE.exec(line)?.[1] ?? []) };
}
