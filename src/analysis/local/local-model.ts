import { withCapacity } from "../cascade/capacity.ts";
import { shareContext } from "../config/limits.ts";
import type { Model } from "../model.ts";
import { providers } from "../models/providers.ts";
import type { FoundModel } from "./find.ts";

/** Nearly all of the time that a cascade has: a machine at home is slow, and nobody is asked after it. */
const TIMEOUT_MS = 70_000;

/** The model as one of the cascade, under the name of its server. */
export async function localModel({ server, model, contextTokens }: FoundModel): Promise<Model> {
  const { kind, origin, isLoopback } = server;
  const loaded = await providers[kind.provider]({
    // Visitors read this: where another machine is in the operator's network is not for them.
    id: isLoopback ? `${kind.name} on this machine` : kind.name,
    model,
    baseURL: `${origin}${kind.path}`,
    contextTokens,
    // Only Ollama is known to understand this of every model.
    reasoning: kind.provider === "ollama" ? (/gpt-oss/u.test(model) ? "low" : "none") : undefined,
    ...shareContext(contextTokens),
  });
  // A server may name a model by the path of its file, which is nobody's business.
  const version = model.split(/[/\\]/u).at(-1) ?? model;
  return withCapacity({ ...loaded, version }, { timeoutMs: TIMEOUT_MS, maxConcurrent: kind.maxConcurrent });
}
