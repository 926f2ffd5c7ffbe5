import type { StandIn } from "./stand-in.ts";

function message(words: string, stop_reason: string): object {
  return {
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "stand-in",
    content: words === "" ? [] : [{ type: "text", text: words }],
    stop_reason,
    stop_sequence: null,
    usage: { input_tokens: 1, output_tokens: 1 },
  };
}

/** After the Messages API's reference: stop reasons and error shapes. */
export const anthropic: StandIn = {
  model: "claude-haiku-4-5",
  path: "/v1",
  answer: (words, end) => message(words, end === "whole" ? "end_turn" : "max_tokens"),
  refusal: message("", "refusal"),
  error: { type: "error", error: { type: "rate_limit_error", message: "Slow down." } },
};
