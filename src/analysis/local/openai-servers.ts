import * as z from "zod";
import { askServer } from "./ask.ts";
import type { ListedModel, ServerKind } from "./server-kind.ts";

/** `GET /v1/models` of the OpenAI protocol. Only vLLM tells the context there. */
const modelsSchema = z.object({
  object: z.literal("list"),
  data: z.array(z.object({ id: z.string(), max_model_len: z.int().nullish() })),
});

/** `GET /props` of llama.cpp: the context of one of its slots. */
const propsSchema = z.object({ default_generation_settings: z.object({ n_ctx: z.int().optional() }) });

async function list(origin: string): Promise<ListedModel[] | undefined> {
  const listed = modelsSchema.safeParse(await askServer(`${origin}/v1/models`)).data;
  return listed?.data.map(({ id, max_model_len }) => ({
    model: id,
    contextTokens: max_model_len ?? undefined,
  }));
}

const SPOKEN = { provider: "openai-compatible", path: "/v1" } as const;

export const llamaCpp: ServerKind = {
  name: "llama.cpp",
  port: 8_080,
  async list(origin) {
    const props = propsSchema.safeParse(await askServer(`${origin}/props`)).data;
    if (props === undefined) return undefined;
    const contextTokens = props.default_generation_settings.n_ctx || undefined;
    return (await list(origin))?.map((listed) => ({ ...listed, contextTokens }));
  },
  maxConcurrent: 1,
  ...SPOKEN,
};

export const vllm: ServerKind = {
  name: "vLLM",
  port: 8_000,
  async list(origin) {
    const listed = await list(origin);
    return listed?.every(({ contextTokens }) => contextTokens !== undefined) ? listed : undefined;
  },
  maxConcurrent: 8,
  ...SPOKEN,
};

/** Jan tells no context: what it gives a model unless told otherwise. In tokens. */
const JAN_CONTEXT = 8_192;

export const jan: ServerKind = {
  name: "Jan",
  port: 1_337,
  list: async (origin) => (await list(origin))?.map(({ model }) => ({ model, contextTokens: JAN_CONTEXT })),
  maxConcurrent: 1,
  ...SPOKEN,
};
