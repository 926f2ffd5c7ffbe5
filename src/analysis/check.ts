import { read } from "#detector/index.ts";
import type { Attempt } from "#report/index.ts";
import { askModel } from "./cascade/ask-model.ts";
import { embedded } from "./cascade/embedded.ts";
import { readCascadeFile } from "./config/cascade-file.ts";
import { cascadeFileOf, type LoadOptions, loadModel, missingSetting } from "./load.ts";
import { bestModel, findServers } from "./local/find.ts";
import type { LocalHost } from "./local/hosts.ts";
import { localModel } from "./local/local-model.ts";
import { type Model, ModelFailure } from "./model.ts";

export interface CheckOptions extends Pick<LoadOptions, "env" | "file"> {
  /** Where models are looked for, beside those of the file. */
  readonly hosts?: readonly LocalHost[] | undefined;
}

/** What was found out about one model of the cascade. */
export interface CheckedModel {
  readonly id: string;
  readonly provider: string;
  /** The environment variable without which it is skipped; then it was not asked. */
  readonly missing?: string | undefined;
  /** How the attempt with a tiny text ended. */
  readonly outcome?: Attempt["outcome"] | undefined;
  /** What its server answered when it failed, such as 401. */
  readonly status?: number | undefined;
  /** How long that took, in milliseconds. */
  readonly ms?: number | undefined;
}

/** Small, and with something to notice in it. */
const TEXT =
  "Everybody knows that these traitors have ruined our town. Stop them now, before it is too late!";

/** Asks each configured model of the cascade, the best found on the hosts, and the embedded analyser, for a tiny analysis. Throws `CascadeFileError`. */
export async function* checkModels({ env, file, hosts = [] }: CheckOptions): AsyncGenerator<CheckedModel> {
  const { models } = await readCascadeFile(cascadeFileOf(env, file));
  for (const entry of models) {
    const { id, provider } = entry;
    const missing = missingSetting(entry, env);
    yield missing === undefined
      ? { id, provider, ...(await tryOut(await loadModel(entry, env))) }
      : { id, provider, missing };
  }
  const local = await bestModel(await findServers(hosts));
  if (local !== undefined) {
    const model = await localModel(local);
    yield { id: model.id, provider: model.version, ...(await tryOut(model)) };
  }
  yield { id: embedded.id, provider: "in this program", ...tryOutEmbedded() };
}

function tryOutEmbedded(): Pick<CheckedModel, "outcome" | "ms"> {
  const begun = performance.now();
  read(TEXT, "en");
  return { outcome: "answered", ms: Math.round(performance.now() - begun) };
}

async function tryOut(model: Model): Promise<Pick<CheckedModel, "outcome" | "status" | "ms">> {
  const begun = performance.now();
  const reading = read(TEXT, "en");
  const question = { text: TEXT, language: "en", textLanguage: "en", notices: [], reading } as const;
  const { attempt, cause } = await askModel(model, question, new AbortController().signal);
  const status = cause instanceof ModelFailure ? cause.facts.status : undefined;
  return { outcome: attempt.outcome, status, ms: Math.round(performance.now() - begun) };
}
