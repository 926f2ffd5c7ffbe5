import { createCascade, loadModels, type Model } from "#analysis/index.ts";
import { parseOptions, USAGE, UsageError } from "./options.ts";
import { run } from "./run.ts";

try {
  const options = parseOptions(process.argv.slice(2));
  if (options.help) process.stdout.write(`${USAGE}\n`);
  else {
    const models: Model[] = options.models
      ? await loadModels({ env: process.env, file: "cascade.json" })
      : [];
    process.exitCode = await run(options, createCascade({ models }), process);
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  process.stderr.write(`${error.message}\n\n${USAGE}\n`);
  process.exitCode = 2;
}
