import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

/** What a process that runs these lines has written until its end. */
function saidBy(lines: string): string {
  const log = new URL("log.ts", import.meta.url).href;
  const script = `const { createLog } = await import(${JSON.stringify(log)}); const log = createLog("info"); ${lines}`;
  return spawnSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" }).stdout;
}

it("writes the lines of one turn in their order, and the last ones though the process ends in their turn", () => {
  const said = saidBy('log.info("first"); log.info("second"); process.exit(0);');
  expect(said.match(/first|second/gu)).toEqual(["first", "second"]);
});

it("writes a warning at once, with all before it, though the process is killed in that turn", () => {
  const said = saidBy('log.info("before"); log.warn("warning"); process.kill(process.pid, "SIGKILL");');
  expect(said.match(/before|warning/gu)).toEqual(["before", "warning"]);
});

it("writes no line late that was logged in an earlier turn", () => {
  const said = saidBy(
    'log.info("earlier"); await new Promise((next) => setImmediate(next)); process.kill(process.pid, "SIGKILL");',
  );
  expect(said).toContain("earlier");
});
