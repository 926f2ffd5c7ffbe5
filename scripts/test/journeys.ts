import { readFile, rm } from "node:fs/promises";
import * as z from "zod";
import { ensureBrowser } from "../find-browser.ts";
import { type CheckResult, report, run } from "./check.ts";

const REPORT_FILE = "test-results/journeys.json";

/** The part of Playwright's JSON report that is read here. */
const reportSchema = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

/** The counts of a run. A flaky journey has failed; a run that broke counts as one failure. */
export function countJourneys(json: unknown, code: number): Omit<CheckResult, "name"> {
  const parsed = reportSchema.safeParse(json);
  if (!parsed.success) return { passed: 0, failed: 1, skipped: 0 };
  const { expected, unexpected, flaky, skipped } = parsed.data.stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: failed + (code !== 0 && failed === 0 ? 1 : 0), skipped };
}

/** The product in a real browser, as a reader uses it. */
export async function runJourneys(): Promise<CheckResult> {
  const startedAt = performance.now();
  const name = "journeys";
  await rm(REPORT_FILE, { force: true });
  try {
    const env = { ...process.env, CHROME_PATH: ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT_FILE };
    const { code, output } = await run("playwright", ["test", "--reporter=line,json"], env);
    const json: unknown = await readFile(REPORT_FILE, "utf8").then(JSON.parse, () => undefined);
    return report({ name, ...countJourneys(json, code) }, startedAt, output);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    return report({ name, passed: 0, failed: 1, skipped: 0 }, startedAt, reason);
  }
}
