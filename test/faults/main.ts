/** Prints the fault table: `npm run faults`. Ends with an error when an analysis was lost, late or ungrounded. */
import { countCallsWhileDown, faultTable } from "./fault-table.ts";

const ANALYSES = 200;
const say = (line: string) => process.stdout.write(`${line}\n`);

say(`${ANALYSES} analyses in each row, faults drawn at random over seven models`);
say("| fault | by models | by embedded | lost | late | ungrounded | slowest, ms |");
say("|---|---|---|---|---|---|---|");
let faulty = 0;
for await (const row of faultTable(ANALYSES)) {
  const { faults, byModels, byEmbedded, lost, late, ungrounded, slowestMs } = row;
  say(`| ${faults} | ${byModels} | ${byEmbedded} | ${lost} | ${late} | ${ungrounded} | ${slowestMs} |`);
  faulty += lost + late + ungrounded;
}
const begun = performance.now();
const calls = await countCallsWhileDown(ANALYSES);
const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
say(
  `A model that is down was asked ${calls} times by ${ANALYSES} tasks in ${seconds} s; its first window is 5 s.`,
);
process.exitCode = faulty === 0 ? 0 : 1;
