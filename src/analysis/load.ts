import { forEachLanguage, TEXT_LANGUAGES } from "#report/index.ts";
import { withCapacity } from "./cascade/capacity.ts";
import { TIMES_LONGER } from "./cascade/parts.ts";
import { CascadeFileError } from "./cascade-file-error.ts";
import { type CascadeEntry, readCascadeFile } from "./config/cascade-file.ts";
import { shareContext } from "./config/limits.ts";
import type { CharacterLimits, Model } from "./model.ts";
import { providers } from "./models/providers.ts";

type Environment = Readonly<Record<string, string | undefined>>;

export interface LoadOptions {
  /** Holds the keys, the base URLs and `CASCADE_FILE`. */
  readonly env: Environment;
  /** Read when the environment names no `CASCADE_FILE`. */
  readonly file: string;
  /** Is told of each model that is skipped, and which setting is missing. */
  readonly onSkipped?: ((skipped: { readonly model: string; readonly missing: string }) => void) | undefined;
}

/** The language models that are configured, in the order of the cascade file. Throws `CascadeFileError`. */
export async function loadModels({ env, file, onSkipped }: LoadOptions): Promise<Model[]> {
  const { models } = await readCascadeFile(cascadeFileOf(env, file));
  const configured = models.filter((entry) => {
    const missing = missingSetting(entry, env);
    if (missing !== undefined) onSkipped?.({ model: entry.id, missing });
    return missing === undefined;
  });
  return Promise.all(configured.map((entry) => loadModel(entry, env)));
}

/** How long a text may be for a model, in characters. */
export interface TextLimits {
  readonly id: string;
  /** In one call. */
  readonly inOneCall: CharacterLimits;
  /** Read in parts. */
  readonly inParts: CharacterLimits;
}

/** The limits of each configured model, in the order in which they are asked. Rejects with `CascadeFileError`. */
export async function readTextLimits({
  env,
  file,
}: Pick<LoadOptions, "env" | "file">): Promise<TextLimits[]> {
  const { models } = await readCascadeFile(cascadeFileOf(env, file));
  const configured = models.filter((entry) => missingSetting(entry, env) === undefined);
  return configured.map(({ id, contextTokens }) => {
    const { limits } = shareContext(contextTokens);
    const inParts = forEachLanguage(TEXT_LANGUAGES, (language) => limits[language] * TIMES_LONGER);
    return { id, inOneCall: limits, inParts };
  });
}

/** Which file lists the models. */
export function cascadeFileOf(env: Environment, file: string): string {
  return env["CASCADE_FILE"] || file;
}

/** The environment variable without which the model cannot be asked. */
export function missingSetting(
  { apiKeyEnv, baseURLEnv }: CascadeEntry,
  env: Environment,
): string | undefined {
  return [apiKeyEnv, baseURLEnv].find((name) => name !== undefined && !env[name]);
}

/** Builds one configured model, guarded by its capacity. Throws `CascadeFileError`. */
export async function loadModel(entry: CascadeEntry, env: Environment): Promise<Model> {
  const { id, provider, model, apiKeyEnv, contextTokens, reasoning } = entry;
  const loaded = await providers[provider]({
    id,
    model,
    baseURL: baseURLOf(entry, env),
    apiKey: apiKeyEnv === undefined ? undefined : env[apiKeyEnv],
    contextTokens,
    reasoning,
    ...shareContext(contextTokens),
  });
  return withCapacity(loaded, provider === "gguf" ? { ...entry, maxConcurrent: 1 } : entry);
}

function baseURLOf({ baseURL, baseURLEnv }: CascadeEntry, env: Environment): string | undefined {
  if (baseURLEnv === undefined) return baseURL;
  const url = env[baseURLEnv] ?? "";
  if (/^https?:\/\//u.test(url) && URL.canParse(url)) return url;
  throw new CascadeFileError(
    `${baseURLEnv} must be the http address of a server, such as http://localhost:11434/v1`,
  );
}
