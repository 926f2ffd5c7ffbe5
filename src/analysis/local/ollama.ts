import * as z from "zod";
import { askServer } from "./ask.ts";
import type { ListedModel, ServerKind } from "./server-kind.ts";

/** `GET /api/tags`. A model with a remote host runs at ollama.com: the text would leave the machine. */
const tagsSchema = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      remote_host: z.string().optional(),
      remote_model: z.string().optional(),
      details: z.object({ parameter_size: z.string().optional() }).nullish(),
      capabilities: z.array(z.string()).optional(),
    }),
  ),
});

/** `POST /api/show`: the context that the model was made for stands under the name of its architecture. */
const showSchema = z.object({
  model_info: z.record(z.string(), z.unknown()),
  capabilities: z.array(z.string()).optional(),
});

/**
 * What is asked of Ollama for a call, in tokens: the longest text fits it, in any language. More costs memory. Left to
 * itself Ollama takes 4,096 on most machines, and cuts what is longer without a word.
 */
const LARGEST_CONTEXT = 16_384;

async function list(origin: string): Promise<ListedModel[] | undefined> {
  const tags = tagsSchema.safeParse(await askServer(`${origin}/api/tags`)).data;
  return tags?.models
    .filter((model) => !isRemote(model) && (model.capabilities?.includes("completion") ?? true))
    .map(({ name, details }) => ({ model: name, size: sizeOf(details?.parameter_size) }));
}

function isRemote({
  name,
  remote_host,
  remote_model,
}: z.infer<typeof tagsSchema>["models"][number]): boolean {
  return Boolean(remote_host) || Boolean(remote_model) || /[-:]cloud$/u.test(name);
}

/** `12.2B` and `620.91M`, in billions. */
function sizeOf(text = ""): number | undefined {
  const match = /^([\d.]+)([BM])$/u.exec(text);
  return match === null ? undefined : Number(match[1]) / (match[2] === "M" ? 1_000 : 1);
}

async function contextOf(origin: string, model: string): Promise<number | undefined> {
  const shown = showSchema.safeParse(await askServer(`${origin}/api/show`, { model })).data;
  if (shown?.capabilities !== undefined && !shown.capabilities.includes("completion")) return undefined;
  const [, length] =
    Object.entries(shown?.model_info ?? {}).find(([key]) => key.endsWith(".context_length")) ?? [];
  return typeof length === "number" ? Math.min(length, LARGEST_CONTEXT) : undefined;
}

export const ollama: ServerKind = {
  name: "Ollama",
  port: 11_434,
  list,
  contextOf,
  maxConcurrent: 1,
  provider: "ollama",
  path: "/api",
};
