import { generateText, jsonSchema, type LanguageModel, NoObjectGeneratedError, Output } from "ai";
import { readDraft } from "../answer/parse.ts";
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

const asked = Output.object({ schema: jsonSchema<Draft>(answerJsonSchema), name: "report" });

/**
 * What is asked for is one shape; of what comes, more is understood. The SDK's own reader is not used: its errors hold
 * the answer, and its time is not bounded.
 */
const answer: typeof asked = {
  ...asked,
  parseCompleteOutput: ({ text }, { finishReason }) => Promise.resolve(readAnswer(text, finishReason)),
};

function readAnswer(text: string, finishReason: string): Draft {
  if (finishReason === "content-filter") throw new ModelFailure("refused");
  const draft = finishReason === "stop" ? readDraft(text) : undefined;
  if (draft === undefined) throw new ModelFailure("unreadable");
  return draft;
}

async function generate(call: Call, signal: AbortSignal): Promise<Draft> {
  try {
    const result = await generateText({
      ...call,
      reasoning: call.reasoning ?? "provider-default",
      output: answer,
      // The cascade is the retry: the next model is asked at once.
      maxRetries: 0,
      abortSignal: signal,
    });
    if (result.finishReason === "content-filter") throw new ModelFailure("refused");
    return result.output;
  } catch (error) {
    signal.throwIfAborted();
    throw isRefusal(error) ? new ModelFailure("refused") : toModelFailure(error);
  }
}

function isRefusal(error: unknown): boolean {
  return NoObjectGeneratedError.isInstance(error) && error.finishReason === "content-filter";
}
