import { generateText, jsonSchema, type LanguageModel, NoObjectGeneratedError, Output } from "ai";
import { draftOf, readDraft } from "../answer/parse.ts";
import { readProse } from "../answer/prose.ts";
import { type Draft, type Model, ModelFailure } from "../model.ts";
import { answerJsonSchema } from "../question/answer-schema.ts";
import { type Prompt, writePrompt } from "../question/prompt.ts";
import { textForModel } from "../question/text-for-model.ts";
import { toModelFailure } from "./failures.ts";
import type { ModelOptions, Reasoning } from "./model-options.ts";

// The SDK would print its warnings to the console.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** A large language model at a provider, asked through the AI SDK. */
export function languageModel(
  { id, model, limits, maxOutputTokens, reasoning }: ModelOptions,
  connected: LanguageModel,
): Model {
  return {
    id,
    version: model,
    limits,
    analyse: async (question, signal) => {
      const prompt = writePrompt(textForModel(question), question.language);
      return readProse(
        await generate({ model: connected, maxOutputTokens, reasoning, ...prompt }, signal),
        question,
      );
    },
  };
}

interface Call extends Prompt {
  readonly model: LanguageModel;
  readonly maxOutputTokens: number;
  readonly reasoning: Reasoning | undefined;
}

/** What is asked for is one shape; of what comes, more is understood. */
const answer = jsonSchema<Draft>(answerJsonSchema, {
  validate: (value) => {
    const draft = draftOf(value);
    return draft === undefined
      ? { success: false, error: new ModelFailure("unreadable") }
      : { success: true, value: draft };
  },
});

async function generate(call: Call, signal: AbortSignal): Promise<Draft> {
  try {
    const result = await generateText({
      ...call,
      reasoning: call.reasoning ?? "provider-default",
      output: Output.object({ schema: answer, name: "report" }),
      // The cascade is the retry: the next model is asked at once.
      maxRetries: 0,
      abortSignal: signal,
    });
    if (result.finishReason === "content-filter") throw new ModelFailure("refused");
    return result.output;
  } catch (error) {
    signal.throwIfAborted();
    const repaired = repair(error);
    if (repaired !== undefined) return repaired;
    throw isRefusal(error) ? new ModelFailure("refused") : toModelFailure(error);
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
