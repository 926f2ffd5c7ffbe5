import { type DestinationStream, type Logger, pino } from "pino";

export type Log = Logger;

/** Structured lines on standard output. What may be in them: docs/decisions/logs-without-text.md. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  return destination ? pino(options, destination) : pino(options);
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
  return { fault, at: lines.filter((line) => line.startsWith("    at ")).map((line) => line.trim()) };
}
