import * as z from "zod";
import { askServer } from "./ask.ts";
import type { ServerKind } from "./server-kind.ts";

/** `GET /api/v0/models`, which tells more than the list of the OpenAI protocol. */
const modelsSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      state: z.string().optional(),
      max_context_length: z.int().optional(),
      loaded_context_length: z.int().optional(),
    }),
  ),
});

/** A model that is loaded when first asked is given no more than this by some versions, in tokens. */
const UNLOADED_CONTEXT = 8_192;

export const lmStudio: ServerKind = {
  name: "LM Studio",
  port: 1_234,
  async list(origin) {
    const listed = modelsSchema.safeParse(await askServer(`${origin}/api/v0/models`)).data;
    // A model of text and pictures is a `vlm` here, also where it is asked about text alone.
    const readers = listed?.data.filter(({ type }) => type === "llm" || type === "vlm");
    return readers?.map(({ id, loaded_context_length, max_context_length = UNLOADED_CONTEXT }) => ({
      model: id,
      contextTokens: loaded_context_length ?? Math.min(max_context_length, UNLOADED_CONTEXT),
    }));
  },
  maxConcurrent: 1,
  provider: "openai-compatible",
  path: "/v1",
};
