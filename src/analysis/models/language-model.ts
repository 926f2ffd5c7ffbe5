import { generateText, type LanguageModel, NoObjectGeneratedError, Output } from "ai";
import { draftSchema } from "#report/index.ts";
import { type CharacterLimits, type Draft, type Model, ModelFailure } from "../model.ts";
import { writePrompt } from "../prompt.ts";
import { plainDraft } from "../prose.ts";
import { readDraft } from "./answer.ts";
import { toModelFailure } from "./failures.ts";

export interface LanguageModelOptions {
  readonly id: string;
  /** The provider's own name of the model; what `analysed_by.version` says. */
  readonly version: string;
  readonly provider: string;
  readonly model: LanguageModel;
  readonly limits: CharacterLimits;
  /** Room for the answer, in tokens. */
  readonly maxOutputTokens: number;
}

// The SDK would print its warnings to the console.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** A large language model at a provider, asked through the AI SDK. */
export function languageModel(options: LanguageModelOptions): Model {
  const { id, version, limits } = options;
  return {
    id,
    version,
    limits,
    analyse: async ({ text, language }, signal) => {
      const answer = await generate(options, writePrompt(text, language), signal);
      return plainDraft(answer, language);
    },
  };
}

async function generate(
  { model, provider, maxOutputTokens }: LanguageModelOptions,
  prompt: { instructions: string; prompt: string },
  signal: AbortSignal,
): Promise<Draft> {
  try {
    const result = await generateText({
      model,
      ...prompt,
      output: Output.object({ schema: draftSchema, name: "report" }),
      maxOutputTokens,
      // The cascade is the retry: the next model is asked at once.
      maxRetries: 0,
      abortSignal: signal,
    });
    if (result.finishReason === "content-filter") throw new ModelFailure("refused", { provider });
    return result.output;
  } catch (error) {
    signal.throwIfAborted();
    const repaired = repair(error);
    if (repaired !== undefined) return repaired;
    throw isRefusal(error) ? new ModelFailure("refused", { provider }) : toModelFailure(error, provider);
  }
}

/** An answer that was complete but not to the schema's letter: fenced, with a comma too many, and the like. */
function repair(error: unknown): Draft | undefined {
  if (!NoObjectGeneratedError.isInstance(error) || error.finishReason !== "stop") return undefined;
  return readDraft(error.text ?? "");
}

function isRefusal(error: unknown): boolean {
  return NoObjectGeneratedError.isInstance(error) && error.finishReason === "content-filter";
}
