import { createAnthropic } from "@ai-sdk/anthropic";
import { createGoogleGenerativeAI } from "@ai-sdk/google";
import { createGroq } from "@ai-sdk/groq";
import { createMistral } from "@ai-sdk/mistral";
import { createOpenAI } from "@ai-sdk/openai";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";
import { boundedFetch } from "./bounded-fetch.ts";

export interface Access {
  readonly model: string;
  readonly apiKey?: string | undefined;
  readonly baseURL?: string | undefined;
}

/** What every provider's factory is told. */
function settings({ apiKey, baseURL }: Access) {
  return {
    fetch: boundedFetch,
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(baseURL === undefined ? {} : { baseURL }),
  };
}

/** The providers that `cascade.json` may name. A new one is one line. */
export const providers = {
  google: (access: Access): LanguageModel => createGoogleGenerativeAI(settings(access))(access.model),
  anthropic: (access: Access): LanguageModel => createAnthropic(settings(access))(access.model),
  openai: (access: Access): LanguageModel => createOpenAI(settings(access))(access.model),
  mistral: (access: Access): LanguageModel => createMistral(settings(access))(access.model),
  groq: (access: Access): LanguageModel => createGroq(settings(access))(access.model),
  "openai-compatible": (access: Access): LanguageModel =>
    createOpenAICompatible({
      ...settings(access),
      name: "openai-compatible",
      baseURL: access.baseURL ?? "",
      supportsStructuredOutputs: true,
    })(access.model),
} as const;

export type Provider = keyof typeof providers;

export const PROVIDERS = Object.keys(providers) as [Provider, ...Provider[]];
