import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { CascadeFileError, loadModels } from "#analysis/index.ts";
import type { ErrorCard } from "#content/error-card.ts";
import { writeErrorCard } from "./error-card.ts";
import { evaluateAll, MissingDataError } from "./evaluate.ts";
import { evaluateModels, NoAnswerError } from "./models/evaluate-models.ts";
import { asTable } from "./table.ts";

const { values } = parseArgs({
  options: {
    data: { type: "string", default: "../shared/data" },
    json: { type: "boolean", default: false },
    save: { type: "boolean", default: false },
    /** Datasets to measure on, by the names of their files, with commas between. */
    only: { type: "string" },
    /** Measures the models of cascade.json instead of the embedded analyser. */
    models: { type: "boolean", default: false },
    /** Where the models' answers are kept. */
    answers: { type: "string", default: join(tmpdir(), "subtext-answers") },
  },
});

/** What cannot be done as it was asked for: told in one line. */
class UsageError extends Error {}

const only = values.only?.split(",").map((name) => name.trim());
const say = (line: string) => process.stderr.write(`${line}\n`);

async function evaluate(): Promise<ErrorCard> {
  if (!values.models) return evaluateAll(values.data, { only });
  if (values.save) throw new UsageError("--save publishes the figures of the embedded analyser alone.");
  const models = await loadModels({ env: process.env, file: "cascade.json" });
  if (models.length === 0) throw new UsageError("No model of cascade.json is configured.");
  return evaluateModels(values.data, { only, models, answers: values.answers, say });
}

function isToldInOneLine(error: unknown): error is Error {
  return [MissingDataError, NoAnswerError, UsageError, CascadeFileError].some(
    (kind) => error instanceof kind,
  );
}

try {
  if (values.save && only !== undefined) throw new UsageError("--save needs every dataset, so not --only.");
  const evaluation = await evaluate();
  if (values.save) writeErrorCard(evaluation);
  // The table names what was skipped; a script that reads the object is told beside it.
  if (values.json && evaluation.skipped.length > 0) {
    say(`Not in the folder, skipped: ${evaluation.skipped.join(", ")}`);
  }
  process.stdout.write(
    values.json ? `${JSON.stringify(evaluation.scores, null, 2)}\n` : `${asTable(evaluation)}\n`,
  );
} catch (error) {
  if (!isToldInOneLine(error)) throw error;
  say(error.message);
  process.exitCode = 2;
}
