import { readFileSync } from "node:fs";
import * as z from "zod";

/** Where the last measurement is kept. */
export const MEASURED_FILE = "bench/growth/measured.json";

const measuredSchema = z.object({
  textCharacters: z.number(),
  /** End to end, one worker at its limit, everything on one machine. */
  analysesPerSecond: z.number(),
  pollsPerAnalysis: z.number(),
  /** CPU time of one analysis, in milliseconds. */
  serverCpuMs: z.number(),
  workerCpuMs: z.number(),
  redisCpuMs: z.number(),
  /** Of one analysis. */
  redisCommands: z.number(),
  redisBytesIn: z.number(),
  redisBytesOut: z.number(),
  redisFileBytes: z.number(),
  /** What stays in memory of one analysis until it expires. */
  redisMemoryBytes: z.number(),
  serverMemoryBytes: z.number(),
  workerMemoryBytes: z.number(),
});

/** What one analysis was measured to need. */
export type Measured = z.infer<typeof measuredSchema>;

export function readMeasured(): Measured {
  return measuredSchema.parse(JSON.parse(readFileSync(MEASURED_FILE, "utf8")));
}
