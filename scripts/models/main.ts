/**
 * Models: `npm run models` tells of each whether it answers; with `--set-up` it helps to choose one, and writes `.env`.
 */
import { text } from "node:stream/consumers";
import { parseArgs } from "node:util";
import { CascadeFileError } from "#analysis/index.ts";
import { loadSettings, WrongSettings } from "../../src/server/settings.ts";
import { tellOfModels } from "./check.ts";
import { SetUpError, setUp } from "./set-up.ts";
import { openTerminal } from "./terminal.ts";

/** Throws a `SetUpError` that repeats nothing: a key may stand where it does not belong. */
function parseOptions() {
  try {
    return parseArgs({
      options: {
        "set-up": { type: "boolean", default: false },
        /** What is chosen, without asking: `local`, `none` or the id of an entry of the cascade file. */
        choose: { type: "string" },
        /** The key comes on standard input: on a command line, others on the machine could read it. */
        "key-stdin": { type: "boolean", default: false },
        /** Not `--env-file`: Node would take that for its own, wherever it stands. */
        "write-to": { type: "string", default: ".env" },
        "no-try": { type: "boolean", default: false },
      },
    }).values;
  } catch {
    throw new SetUpError(
      "Wrong command line. There are --set-up, --choose NAME, --key-stdin, --write-to FILE and --no-try.",
    );
  }
}

async function main(): Promise<void> {
  const values = parseOptions();
  const { cascadeFile, localModels } = loadSettings(process.env);
  if (!values["set-up"]) return tellOfModels({ env: process.env, file: cascadeFile, hosts: localModels });
  const key = values["key-stdin"] ? (await text(process.stdin)).trim() : undefined;
  const terminal = openTerminal({ input: process.stdin, output: process.stdout });
  try {
    await setUp({
      env: process.env,
      cascadeFile,
      localHosts: localModels,
      envFile: values["write-to"],
      choice: values.choose,
      key,
      tryOut: !values["no-try"],
      terminal,
    });
  } finally {
    terminal.close();
  }
}

try {
  await main();
} catch (error) {
  const isTold = [CascadeFileError, SetUpError, WrongSettings].some((kind) => error instanceof kind);
  // The words of any other error may hold a key.
  const words = error instanceof Error ? (isTold ? error.message : `Failed: ${error.name}`) : "Failed";
  process.stderr.write(`${words}\n`);
  process.exitCode = 1;
}
