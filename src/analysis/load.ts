import { withCapacity } from "./capacity.ts";
import { ANSWER_TOKENS, limitsFor } from "./limits.ts";
import type { Model } from "./model.ts";
import { languageModel } from "./models/language-model.ts";
import { providers } from "./models/providers.ts";
import { type CascadeEntry, readCascadeFile } from "./settings.ts";

export interface LoadOptions {
  /** The environment: keys, base URLs and `CASCADE_FILE`. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Read when the environment names no `CASCADE_FILE`. */
  readonly file: string;
  /** Is told of each model that is skipped, and which setting is missing. */
  readonly onSkipped?: ((skipped: { readonly model: string; readonly missing: string }) => void) | undefined;
}

/** The language models that are configured, in the order of the cascade file. Throws `CascadeFileError`. */
export async function loadModels({ env, file, onSkipped }: LoadOptions): Promise<Model[]> {
  const { models } = await readCascadeFile(env["CASCADE_FILE"] || file);
  return models.flatMap((entry) => {
    const missing = missingSetting(entry, env);
    if (missing === undefined) return buildModel(entry, env);
    onSkipped?.({ model: entry.id, missing });
    return [];
  });
}

/** The environment variable without which the model cannot be asked. */
function missingSetting(
  { apiKeyEnv, baseURLEnv }: CascadeEntry,
  env: LoadOptions["env"],
): string | undefined {
  return [apiKeyEnv, baseURLEnv].find((name) => name !== undefined && !env[name]);
}

function buildModel(entry: CascadeEntry, env: LoadOptions["env"]): Model {
  const { id, provider, model, baseURL, baseURLEnv, apiKeyEnv, contextTokens } = entry;
  const access = {
    model,
    baseURL: baseURLEnv === undefined ? baseURL : env[baseURLEnv],
    apiKey: apiKeyEnv === undefined ? undefined : env[apiKeyEnv],
  };
  const asked = languageModel({
    id,
    version: model,
    provider,
    model: providers[provider](access),
    limits: limitsFor(contextTokens),
    maxOutputTokens: ANSWER_TOKENS,
  });
  return withCapacity(asked, entry);
}
