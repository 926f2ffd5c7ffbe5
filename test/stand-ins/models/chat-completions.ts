import type { StandIn } from "./stand-in.ts";

function completion(words: string | null, finish_reason: string, refusal?: string): object {
  return {
    id: "chat_1",
    object: "chat.completion",
    created: 0,
    model: "stand-in",
    choices: [{ index: 0, message: { role: "assistant", content: words, refusal }, finish_reason }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  };
}

/** The protocol that Groq, Mistral, OpenRouter, Ollama, llama.cpp and many others speak. */
function chatCompletions(model: string): StandIn {
  return {
    model,
    path: "/v1",
    answer: (words, end) => completion(words, end === "whole" ? "stop" : "length"),
    refusal: completion("", "content_filter"),
    error: { error: { message: "Too many requests.", type: "rate_limit", code: null } },
  };
}

export const groq = chatCompletions("openai/gpt-oss-120b");
export const openaiCompatible = chatCompletions("gemma3:12b");
export const mistral: StandIn = {
  ...chatCompletions("mistral-small-latest"),
  // Its finish reasons have no filter; a model that will not speak says so in words.
  refusal: completion("I cannot help with that.", "stop"),
  error: {
    object: "error",
    message: "Requests rate limit exceeded",
    type: "rate_limited",
    param: null,
    code: "1300",
  },
};
