import { spawnSync } from "node:child_process";
import { expect, it, vi } from "vitest";
import { createLog, gatherLines } from "./log.ts";

/** What a process that runs these lines has written until its end. */
function saidBy(lines: string): string {
  const log = new URL("log.ts", import.meta.url).href;
  const script = `const { createLog } = await import(${JSON.stringify(log)}); const log = createLog("info"); ${lines}`;
  return spawnSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" }).stdout;
}

it("writes lines in their order, and the last ones though the process ends before they are due", () => {
  const said = saidBy('log.info("first"); log.info("second"); process.exit(0);');
  expect(said.match(/first|second/gu)).toEqual(["first", "second"]);
});

it("writes a warning at once, with all before it, though the process is killed in the same turn", () => {
  const said = saidBy('log.info("before"); log.warn("warning"); process.kill(process.pid, "SIGKILL");');
  expect(said.match(/before|warning/gu)).toEqual(["before", "warning"]);
});

it("writes the lines of some milliseconds together, and none later", async () => {
  vi.useFakeTimers();
  const written: string[] = [];
  const log = createLog("info", gatherLines((lines) => written.push(lines)).stream);
  log.info("first");
  await vi.advanceTimersByTimeAsync(9);
  log.info("second");
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(written.map((lines) => lines.match(/first|second/gu))).toEqual([["first", "second"]]);
  log.info("third");
  await vi.advanceTimersByTimeAsync(10);
  expect(written).toHaveLength(2);
  vi.useRealTimers();
});
