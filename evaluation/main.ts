import { homedir } from "node:os";
import { join, relative } from "node:path";
import { parseArgs } from "node:util";
import { readCascadeFile } from "#analysis/config/cascade-file.ts";
import {
  CascadeFileError,
  loadModels,
  type Model,
  parseLocalHosts,
  watchLocalModels,
} from "#analysis/index.ts";
import { cascadeFileOf } from "#analysis/load.ts";
import type { ErrorCard } from "#content/error-card.ts";
import { ContestedFileError, contestedTable, readReports } from "./contested.ts";
import { writeErrorCard } from "./error-card.ts";
import { evaluateAll, MissingDataError } from "./evaluate.ts";
import { evaluateModel, NoAnswerError } from "./models/evaluate-model.ts";
import { writeModelCard } from "./models/model-card.ts";
import { asTable } from "./table.ts";

const CASCADE_FILE = "cascade.json";

const { values } = parseArgs({
  options: {
    data: { type: "string", default: "../shared/data" },
    json: { type: "boolean", default: false },
    save: { type: "boolean", default: false },
    /** Datasets to measure on, by the names of their files, with commas between. */
    only: { type: "string" },
    /** Measures models instead of the embedded analyser: each that is configured, or found on this machine. */
    models: { type: "boolean", default: false },
    /** Measures the one model of this name. */
    model: { type: "string" },
    /** Counts what readers hold against points, in reports that they saved as JSON, instead of measuring anything. */
    contested: { type: "string", multiple: true },
    /** Where the models' answers are kept. */
    answers: {
      type: "string",
      default: join(process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache"), "subtext", "answers"),
    },
  },
});

/** What cannot be done as it was asked for: told in one line. */
class UsageError extends Error {}

const only = values.only?.split(",").map((name) => name.trim());
const say = (line: string) => process.stderr.write(`${line}\n`);

/** The models that are configured, and the best on this machine, or the one that is named. */
async function modelsToMeasure(): Promise<Model[]> {
  const hosts = parseLocalHosts(process.env["LOCAL_MODELS"] || "on");
  if (hosts === undefined)
    throw new UsageError("LOCAL_MODELS must be on, off, or hosts with commas between.");
  const local = await watchLocalModels({ hosts });
  const all = [...(await loadModels({ env: process.env, file: CASCADE_FILE })), ...local.models()];
  const models = all.filter(({ id }) => values.model === undefined || id === values.model);
  if (models.length > 0) return models;
  const names = all.map(({ id }) => id).join(", ") || "none";
  throw new UsageError(
    `No such model is configured or found; there are: ${names}. \`npm run models -- --set-up\` helps.`,
  );
}

/** Measures each model by itself, prints its figures and writes its card. */
async function measureModels(): Promise<void> {
  if (values.save) throw new UsageError("--save publishes the figures of the embedded analyser alone.");
  // What is kept quotes texts that belong to others.
  if (!relative(process.cwd(), values.answers).startsWith("..")) {
    throw new UsageError("--answers must name a folder outside the project.");
  }
  const models = await modelsToMeasure();
  const entries = await readCascadeFile(cascadeFileOf(process.env, CASCADE_FILE));
  for (const model of models) {
    const entry = entries.models.find(({ id }) => id === model.id);
    const card = await evaluateModel(values.data, {
      only,
      model,
      // One on this machine costs nothing but its work.
      price: entry === undefined ? { input: 0, output: 0 } : entry.price,
      atOnce: entry === undefined ? 1 : 2,
      answers: values.answers,
      say,
    });
    print(card);
    say(`Card: ${await writeModelCard(join(values.answers, "cards"), card)}`);
  }
}

function measureEmbedded(): void {
  if (values.save && only !== undefined) throw new UsageError("--save needs every dataset, so not --only.");
  const card = evaluateAll(values.data, { only });
  if (values.save) writeErrorCard(card);
  print(card);
}

function print(card: ErrorCard): void {
  // The table names what was skipped; a script that reads the object is told beside it.
  if (values.json && card.skipped.length > 0) say(`Not in the folder, skipped: ${card.skipped.join(", ")}`);
  process.stdout.write(values.json ? `${JSON.stringify(card.scores, null, 2)}\n` : `${asTable(card)}\n`);
}

function isToldInOneLine(error: unknown): error is Error {
  return [ContestedFileError, MissingDataError, NoAnswerError, UsageError, CascadeFileError].some(
    (kind) => error instanceof kind,
  );
}

try {
  if (values.contested) process.stdout.write(`${contestedTable(values.contested.flatMap(readReports))}\n`);
  else if (values.models || values.model !== undefined) await measureModels();
  else measureEmbedded();
} catch (error) {
  if (!isToldInOneLine(error)) throw error;
  say(error.message);
  process.exitCode = 2;
}
