/**
 * Tells of each model of the cascade whether it is configured, whether it can be reached, and how
 * long a tiny analysis takes: `npm run models`. Asks every configured model once, with a text of ours.
 */
import { CascadeFileError, type CheckedModel, checkModels } from "#analysis/index.ts";

function describe({ id, provider, missing, outcome, status, ms }: CheckedModel): string {
  if (missing !== undefined) return `${id} (${provider}): not configured, ${missing} is not set`;
  if (outcome === "answered") return `${id} (${provider}): answered in ${ms} ms`;
  const answer = status === undefined ? "" : ` (its server answers ${status})`;
  return `${id} (${provider}): configured, but ${outcome}${answer} after ${ms} ms`;
}

try {
  for await (const model of checkModels({ env: process.env, file: "cascade.json" })) {
    process.stdout.write(`${describe(model)}\n`);
  }
} catch (error) {
  if (!(error instanceof CascadeFileError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
