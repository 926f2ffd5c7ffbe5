import { parseArgs } from "node:util";
import { writeErrorCard } from "./error-card.ts";
import { evaluateAll, MissingDataError } from "./evaluate.ts";
import { asTable } from "./table.ts";

const { values } = parseArgs({
  options: {
    data: { type: "string", default: "../shared/data" },
    json: { type: "boolean", default: false },
    save: { type: "boolean", default: false },
  },
});

try {
  const evaluation = evaluateAll(values.data);
  if (values.save) writeErrorCard(evaluation);
  // The table names what was skipped; a script that reads the object is told beside it.
  if (values.json && evaluation.skipped.length > 0) {
    process.stderr.write(`Not in the folder, skipped: ${evaluation.skipped.join(", ")}\n`);
  }
  process.stdout.write(
    values.json ? `${JSON.stringify(evaluation.scores, null, 2)}\n` : `${asTable(evaluation)}\n`,
  );
} catch (error) {
  if (!(error instanceof MissingDataError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
