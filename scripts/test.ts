import { availableParallelism } from "node:os";
import { findReleaseFaults } from "./release-check.ts";
import { type CheckResult, runCommand, summarise } from "./test/check.ts";
import { runJourneys } from "./test/journeys.ts";
import { runUnitTests } from "./test/unit-tests.ts";

/** The checks that read the code without running it: a name, and the command that fails on a fault. */
const STATIC_CHECKS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ["lint", "oxlint", "--type-aware"],
  ["types: pure", "tsc", "-p", "tsconfig.pure.json"],
  ["types: worker", "tsc", "-p", "tsconfig.worker.json"],
  ["types: node", "tsc", "-p", "tsconfig.node.json"],
  ["types: web", "tsc", "-p", "tsconfig.web.json"],
  ["dead code and dependencies", "knip"],
  ["format", "biome", "check", "--linter-enabled=false", "--error-on-warnings", "."],
  ["lock file", "node", "scripts/check-lock.ts"],
];

type Check = () => Promise<CheckResult>;

const staticChecks: Check[] = STATIC_CHECKS.map(
  ([name, command, ...args]) =>
    () =>
      runCommand(name, command, args),
);
const build: Check = () => runCommand("build", "npm", ["run", "--silent", "build"]);

/** The parts of `npm test`, each a list of groups: the checks of one group may run at the same time. */
const PARTS: Readonly<Record<string, Check[][]>> = {
  static: [staticChecks],
  unit: [[runUnitTests]],
  journeys: [[build], [runJourneys]],
  all: [[...staticChecks, build], [runUnitTests], [runJourneys]],
};

async function runGroup(group: readonly Check[]): Promise<CheckResult[]> {
  const waiting = [...group];
  const results: CheckResult[] = [];
  async function work(): Promise<void> {
    for (let check = waiting.shift(); check; check = waiting.shift()) results.push(await check());
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

const part = process.argv[2] ?? "all";
const groups = PARTS[part];
if (!groups) {
  process.stderr.write(`There is no part "${part}"; there are ${Object.keys(PARTS).join(", ")}.\n`);
  process.exit(2);
}

const results: CheckResult[] = [];
for (const group of groups) results.push(...(await runGroup(group)));
for (const fault of findReleaseFaults()) process.stdout.write(`\n! Before a release: ${fault}\n`);
process.exitCode = summarise(results);
