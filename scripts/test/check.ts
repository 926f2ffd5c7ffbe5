import { spawn } from "node:child_process";

/** What a check came to. One command counts as one; a suite counts each of its tests. */
export interface CheckResult {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Runs a command to its end, in a folder other than this one if so told, and gives its exit code and all that it said. */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  folder?: string,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const output: Buffer[] = [];
    const child = spawn(command, args, { env, cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
    child.on("error", (error) => output.push(Buffer.from(error.message)));
    child.on("close", (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString() }));
  });
}

/** Says in one line how a check went, and shows what it said when it failed. */
export function report(result: CheckResult, startedAt: number, output: string): CheckResult {
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  const counts =
    result.passed + result.failed > 1 ? `, ${result.passed} of ${result.passed + result.failed}` : "";
  if (result.failed > 0) process.stdout.write(`\n${output.trim()}\n\n`);
  process.stdout.write(`${result.failed > 0 ? "✗" : "✓"} ${result.name} (${seconds} s${counts})\n`);
  return result;
}

/** Runs a command that is a check by itself: it passes when it exits with 0. */
export async function runCommand(
  name: string,
  command: string,
  args: readonly string[],
): Promise<CheckResult> {
  const startedAt = performance.now();
  const { code, output } = await run(command, args);
  const failed = code === 0 ? 0 : 1;
  return report({ name, passed: 1 - failed, failed, skipped: 0 }, startedAt, output);
}

/** Prints the last line, with the counts of all checks, and gives the exit code. */
export function summarise(results: readonly CheckResult[]): number {
  const sum = (key: "passed" | "failed" | "skipped") =>
    results.reduce((total, result) => total + result[key], 0);
  const failedNames = results.filter((result) => result.failed > 0).map((result) => result.name);
  if (failedNames.length > 0) process.stdout.write(`\nFailed: ${failedNames.join(", ")}\n`);
  const skipped = sum("skipped") > 0 ? `, ${sum("skipped")} skipped` : "";
  process.stdout.write(`\n${sum("passed")} passed, ${sum("failed")} failed${skipped}\n`);
  return sum("failed") > 0 ? 1 : 0;
}
