import type { StandIn } from "./stand-in.ts";

function response(content: object, incomplete: boolean): object {
  return {
    id: "resp_1",
    object: "response",
    created_at: 0,
    model: "stand-in",
    status: incomplete ? "incomplete" : "completed",
    incomplete_details: incomplete ? { reason: "max_output_tokens" } : null,
    output: [{ type: "message", id: "msg_1", role: "assistant", status: "completed", content: [content] }],
    usage: { input_tokens: 1, output_tokens: 1, total_tokens: 2 },
  };
}

/** After the Responses API's reference. */
export const openai: StandIn = {
  model: "gpt-5.4-mini",
  path: "/v1",
  answer: (words, end) => response({ type: "output_text", text: words, annotations: [] }, end === "cut off"),
  refusal: response({ type: "refusal", refusal: "I cannot help with that." }, false),
  error: {
    error: { message: "Rate limit reached.", type: "requests", param: null, code: "rate_limit_exceeded" },
  },
};
