import { readFile } from "node:fs/promises";
import * as z from "zod";
import { CascadeFileError } from "./cascade-file-error.ts";
import { SMALLEST_CONTEXT } from "./limits.ts";
import { type Provider, providers } from "./models/providers.ts";

const environmentName = z.string().regex(/^[A-Z][A-Z\d_]*$/u, "must be the name of an environment variable");

/** One model of the cascade, as `cascade.json` tells it. */
const entrySchema = z
  .strictObject({
    /** Its name in reports and in the log. */
    id: z
      .string()
      .regex(/^[a-z\d][a-z\d._-]{0,63}$/u, "must be lower-case letters, digits, dots and hyphens"),
    provider: z.custom<Provider>(
      (name) => typeof name === "string" && Object.hasOwn(providers, name),
      `must be one of ${Object.keys(providers).join(", ")}`,
    ),
    /** The provider's name of the model. */
    model: z.string().min(1),
    /** Where the server is, for `openai-compatible` and for proxies. */
    baseURL: z.url({ protocol: /^https?$/u }).optional(),
    /** The environment variable that says where the server is. Not set: the model is skipped. */
    baseURLEnv: environmentName.optional(),
    /** The environment variable that holds the key. Not set: the model is skipped. Left out: no key is needed. */
    apiKeyEnv: environmentName.optional(),
    contextTokens: z.int().min(SMALLEST_CONTEXT).max(10_000_000),
    /** How long one call may take. */
    timeoutMs: z.int().min(100).max(900_000).default(30_000),
    /** Whether the next model is asked beside this one when it is slower than its own 95th percentile. */
    hedge: z.boolean().default(false),
    /** Calls that may run at once; a GGUF file reads one text at a time whatever is said here. */
    maxConcurrent: z.int().min(1).max(1_000).default(8),
  })
  .refine((entry) => entry.provider !== "openai-compatible" || entry.baseURL || entry.baseURLEnv, {
    path: ["baseURL"],
    error: "openai-compatible needs baseURL or baseURLEnv",
  });

export type CascadeEntry = z.infer<typeof entrySchema>;

const cascadeSchema = z.strictObject({
  models: z
    .array(entrySchema)
    .refine(
      (models) => new Set(models.map(({ id }) => id)).size === models.length,
      "two models have the same id",
    ),
});

export type CascadeSettings = z.infer<typeof cascadeSchema>;

/** Reads and checks a cascade file. */
export async function readCascadeFile(file: string): Promise<CascadeSettings> {
  const parsed = cascadeSchema.safeParse(await readJson(file));
  if (parsed.success) return parsed.data;
  throw new CascadeFileError(`${file} is wrong:\n${z.prettifyError(parsed.error)}`);
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    throw new CascadeFileError(
      `${file} cannot be read: ${error instanceof Error ? error.message : "unknown"}`,
    );
  }
}
