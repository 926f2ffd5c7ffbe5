import { changedTexts } from "./swap.ts";
import { fill } from "./template.ts";

// Lists each text whose report changes when its sides change places, and what changes: for those who write rules.
const changed = changedTexts();
for (const { language, kind, template, pair, changes } of changed) {
  const lines = changes.map(({ part, before, after }) => `  ${part}\n    - ${before}\n    + ${after}`);
  process.stdout.write(`${language} ${kind}: ${fill(template, pair)}\n${lines.join("\n")}\n\n`);
}
process.stdout.write(`${changed.length} reports change\n`);
