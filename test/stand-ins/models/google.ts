import type { StandIn } from "./stand-in.ts";

const usageMetadata = { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 };

/** After ai.google.dev/api/generate-content, GenerateContentResponse. */
export const google: StandIn = {
  model: "gemini-3.8-flash",
  path: "/v1beta",
  answer: (words, end) => ({
    candidates: [
      {
        content: { role: "model", parts: [{ text: words }] },
        finishReason: end === "whole" ? "STOP" : "MAX_TOKENS",
        index: 0,
      },
    ],
    usageMetadata,
  }),
  refusal: {
    candidates: [{ content: { role: "model", parts: [] }, finishReason: "SAFETY", index: 0 }],
    usageMetadata,
  },
  error: { error: { code: 429, message: "Resource has been exhausted.", status: "RESOURCE_EXHAUSTED" } },
};
