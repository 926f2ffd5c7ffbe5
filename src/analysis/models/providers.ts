import type { LanguageModel } from "ai";
import type { Model } from "../model.ts";
import { boundedFetch } from "./bounded-fetch.ts";
import type { ModelOptions } from "./model-options.ts";
import { ollamaFetch } from "./ollama.ts";

type Connect = (options: ModelOptions) => Promise<LanguageModel>;

/** What every factory of the AI SDK is told. */
function access({ apiKey, baseURL }: ModelOptions) {
  return {
    fetch: boundedFetch,
    ...(apiKey === undefined ? {} : { apiKey }),
    ...(baseURL === undefined ? {} : { baseURL }),
  };
}

/** A provider's model, asked through the AI SDK; neither is loaded before it is needed. */
function hosted(connect: Connect) {
  return async (options: ModelOptions): Promise<Model> => {
    const { languageModel } = await import("./language-model.ts");
    return languageModel(options, await connect(options));
  };
}

const google: Connect = async (to) =>
  (await import("@ai-sdk/google")).createGoogleGenerativeAI(access(to))(to.model);
const anthropic: Connect = async (to) =>
  (await import("@ai-sdk/anthropic")).createAnthropic(access(to))(to.model);
const openai: Connect = async (to) => (await import("@ai-sdk/openai")).createOpenAI(access(to))(to.model);
const mistral: Connect = async (to) => (await import("@ai-sdk/mistral")).createMistral(access(to))(to.model);
const groq: Connect = async (to) => (await import("@ai-sdk/groq")).createGroq(access(to))(to.model);
const compatible: Connect = async (to) => {
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  const named = { ...access(to), name: "openai-compatible", baseURL: to.baseURL ?? "" };
  return createOpenAICompatible({ ...named, supportsStructuredOutputs: true })(to.model);
};
const ollama: Connect = async (to) => {
  const { createOpenAICompatible } = await import("@ai-sdk/openai-compatible");
  const at = { baseURL: to.baseURL ?? "http://127.0.0.1:11434/api", fetch: ollamaFetch(to.contextTokens) };
  return createOpenAICompatible({ ...access(to), ...at, name: "ollama", supportsStructuredOutputs: true })(
    to.model,
  );
};

/** The providers that `cascade.json` may name. A new one is one line, and its stand-in for the contract suite. */
export const providers = {
  google: hosted(google),
  anthropic: hosted(anthropic),
  openai: hosted(openai),
  mistral: hosted(mistral),
  groq: hosted(groq),
  "openai-compatible": hosted(compatible),
  ollama: hosted(ollama),
  gguf: async (options) => (await import("./gguf.ts")).ggufModel(options),
} as const satisfies Record<string, (options: ModelOptions) => Promise<Model>>;

export type Provider = keyof typeof providers;
