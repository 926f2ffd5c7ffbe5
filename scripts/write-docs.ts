import { writeFile } from "node:fs/promises";
import { readCascadeFile } from "#analysis/config/cascade-file.ts";
import { describeEntry } from "#analysis/index.ts";
import { SETTINGS } from "../src/server/settings.ts";

/** The page on configuration, from the same list by which the server reads its environment. */
export function renderConfiguration(): string {
  const rows = Object.values(SETTINGS).map((setting) => {
    const standard = setting.default === undefined ? setting.defaultDoc : `\`${setting.default}\``;
    return `| \`${setting.name}\` | ${setting.doc} | ${standard} |`;
  });
  const keys = describeEntry().map(({ name, doc, standard }) => `| \`${name}\` | ${doc} | ${standard} |`);
  return `<!-- Written by \`npm run docs\` from src/server/settings.ts and src/analysis/config/cascade-file.ts. Change it there. -->

# Configuration

Everything is set by environment variables, and nothing has to be. They may stand in a file \`.env\`, which \`npm start\`
reads; \`.env.example\` lists them all, and \`npm run models -- --set-up\` helps to choose a model and writes it. A setting that cannot be read stops
the server at its start, with a line that names it. An empty one counts as not set.

| Setting | What it does | When not set |
|---|---|---|
${rows.join("\n")}

The language models have a file of their own, \`cascade.json\`: which there are, in which order they are
asked, and which variable holds each one's key. A model whose key is not set is left out, and the first
line of the log says so. With no key at all the embedded analyser answers alone. \`npm run models\` tells of
each model whether it is configured, whether it answers, and how long a tiny analysis takes.

| Key of a model | What it says | When not there |
|---|---|---|
${keys.join("\n")}

Models on this machine need no entry: at its start, and every 30 seconds, the server asks this machine, and no
other, for Ollama (port 11434), LM Studio (1234), llama.cpp (8080), vLLM (8000) and Jan (1337) by their own listing calls.
Of their models the best for our task is asked after those of the file and before the embedded analyser: a table
of families says which read Ukrainian and keep to JSON, \`src/analysis/local/families.ts\`; models for embeddings, code
or pictures are never taken, nor those that Ollama runs elsewhere. The log says what was found.
\`LOCAL_MODELS\` says where to look instead, or \`off\`. A server that wants a key, or a model that the table does not
know, needs an entry: the entry \`local\` of the shipped file is for any server that speaks the OpenAI
protocol, at \`LOCAL_MODEL_URL\`; the provider \`ollama\` speaks Ollama's own, in which it can be told the context.

\`npm start\` runs the server so that it can write no file and load no native code. A model in a GGUF file
inside the process needs native code: \`npm run start:gguf\` allows it. It needs 115 MB more, which
\`npm ci --prefix tools/gguf\` installs; its entry in the file is
\`{ "id": "mine", "provider": "gguf", "model": "/path/to/model.gguf", "contextTokens": 8192, "timeoutMs": 300000 }\`.
`;
}

/** Every setting, and every variable that `cascade.json` names, as an `.env` file in which nothing is set. */
export async function renderEnvExample(): Promise<string> {
  const settings = Object.values(SETTINGS).map(
    ({ name, doc, default: standard }) => `# ${doc.replaceAll("`", "")}\n#${name}=${standard ?? ""}`,
  );
  const { models } = await readCascadeFile("cascade.json");
  const keys = models.flatMap(({ apiKeyEnv, baseURLEnv, provider, model }) =>
    [apiKeyEnv, baseURLEnv].flatMap((name) => (name ? [`# For ${model} (${provider}).\n#${name}=`] : [])),
  );
  const head = `# Written by \`npm run docs\`. Copy it to .env, or let \`npm run models -- --set-up\` write that; \`npm start\` reads it.
# What the environment says goes before. Values stand without quotation marks.`;
  return `${[head, ...settings, ...keys].join("\n\n")}\n`;
}

export const CONFIGURATION_FILE = "docs/configuration.md";
export const ENV_EXAMPLE_FILE = ".env.example";

if (import.meta.main) {
  await writeFile(CONFIGURATION_FILE, renderConfiguration());
  await writeFile(ENV_EXAMPLE_FILE, await renderEnvExample());
}
