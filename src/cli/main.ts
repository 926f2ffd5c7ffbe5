import {
  CascadeFileError,
  createCascade,
  loadModels,
  type Model,
  parseLocalHosts,
  watchLocalModels,
} from "#analysis/index.ts";
import { languageNamed, parseOptions, UsageError, usageIn } from "./options.ts";
import { run } from "./run.ts";

// `analyse … | head` closes the pipe when it has seen enough, which is nobody's fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit(0);
});

/** Those of the cascade file, and the best on this machine. */
async function findModels(): Promise<Model[]> {
  const configured = await loadModels({ env: process.env, file: "cascade.json" });
  const hosts = parseLocalHosts(process.env["LOCAL_MODELS"] || "on");
  if (hosts === undefined)
    throw new UsageError("LOCAL_MODELS must be on, off, or hosts with commas between.");
  const local = await watchLocalModels({ hosts });
  return [...configured, ...local.models()];
}

const words = process.argv.slice(2);
const usage = usageIn(languageNamed(words));
try {
  const options = parseOptions(words);
  if (options.help) process.stdout.write(`${usage}\n`);
  else {
    const models = options.models ? await findModels() : [];
    process.exitCode = await run(options, createCascade({ models }), process);
  }
} catch (error) {
  if (error instanceof UsageError) process.stderr.write(`${error.message}\n\n${usage}\n`);
  else if (error instanceof CascadeFileError) process.stderr.write(`${error.message}\n`);
  else throw error;
  process.exitCode = 2;
}
