import type { StandIn } from "./stand-in.ts";

function message(content: string, done_reason: string): object {
  return {
    model: "gemma3:12b",
    created_at: "2026-11-22T10:00:00Z",
    message: { role: "assistant", content },
    done: true,
    done_reason,
    prompt_eval_count: 1,
    eval_count: 1,
  };
}

/** After Ollama's own API, `POST /api/chat` without a stream. */
export const ollama: StandIn = {
  model: "gemma3:12b",
  path: "/api",
  answer: (words, end) => message(words, end === "whole" ? "stop" : "length"),
  // It has no word for a refusal.
  refusal: message("I cannot help with that.", "stop"),
  error: { error: "server busy, please try again" },
};
