import { readFile, rm } from "node:fs/promises";
import * as z from "zod";
import { type CheckResult, report, run } from "./check.ts";
import { ensureRedis, NO_REDIS } from "./find-redis.ts";

const REPORT_FILE = "test-results/unit.json";

/** The part of Vitest's JSON report that is read here. */
const reportSchema = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
});

/** The counts of a run. One that broke without a failed test, or wrote no report, counts as one failure. */
export function countUnitTests(json: unknown, code: number): Omit<CheckResult, "name"> {
  const parsed = reportSchema.safeParse(json);
  if (!parsed.success) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = parsed.data;
  const broken = code !== 0 && numFailedTests === 0 ? 1 : 0;
  return { passed: numPassedTests, failed: numFailedTests + broken, skipped: numPendingTests + numTodoTests };
}

/** Every test beside the code, and the conventions. */
export async function runUnitTests(): Promise<CheckResult> {
  const startedAt = performance.now();
  await rm(REPORT_FILE, { force: true });
  if (ensureRedis() === undefined) process.stdout.write(`! ${NO_REDIS}\n`);
  const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${REPORT_FILE}`];
  // Otherwise a snapshot that is missing would be written, and its test pass.
  const env = { ...process.env, CI: "true" };
  const { code, output } = await run("vitest", ["run", ...reporters], env);
  const json: unknown = await readFile(REPORT_FILE, "utf8").then(JSON.parse, () => undefined);
  return report({ name: "unit tests", ...countUnitTests(json, code) }, startedAt, output);
}
