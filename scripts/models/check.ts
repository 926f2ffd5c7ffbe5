import { type CheckedModel, type CheckOptions, checkModels } from "#analysis/index.ts";

function describe({ id, provider, missing, outcome, status, ms }: CheckedModel): string {
  if (missing !== undefined) return `${id} (${provider}): not configured, ${missing} is not set`;
  if (outcome === "answered") return `${id} (${provider}): answered in ${ms} ms`;
  const answer = status === undefined ? "" : ` (its server answers ${status})`;
  return `${id} (${provider}): configured, but ${outcome}${answer} after ${ms} ms`;
}

/**
 * Tells of each model of the cascade whether it is configured, whether it can be reached, and how long a tiny analysis
 * takes. Asks every configured model, and the best on this machine, once, with a text of ours. Throws `CascadeFileError`.
 */
export async function tellOfModels(options: CheckOptions): Promise<void> {
  for await (const model of checkModels(options)) process.stdout.write(`${describe(model)}\n`);
}
