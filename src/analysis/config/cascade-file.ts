import { readFile } from "node:fs/promises";
import * as z from "zod";
import { CascadeFileError } from "../cascade-file-error.ts";
import { REASONING } from "../models/model-options.ts";
import { type Provider, providers } from "../models/providers.ts";
import { SMALLEST_CONTEXT } from "./limits.ts";

const environmentName = z.string().regex(/^[A-Z][A-Z\d_]*$/u, "must be the name of an environment variable");

/** What `cascade.json` may say of one model. The table in docs/configuration.md is written from this. */
const ENTRY = {
  id: z
    .string()
    .regex(/^[a-z\d][a-z\d._-]{0,63}$/u, "must be lower-case letters, digits, dots and hyphens")
    .describe("Its name in reports and in the log."),
  provider: z
    .custom<Provider>(
      (name) => typeof name === "string" && Object.hasOwn(providers, name),
      `must be one of ${Object.keys(providers).join(", ")}`,
    )
    .describe(
      `Who runs it: ${Object.keys(providers)
        .map((name) => `\`${name}\``)
        .join(", ")}.`,
    ),
  model: z.string().min(1).describe("The provider's name of the model. For `gguf`, the path of the file."),
  baseURL: z
    .url({ protocol: /^https?$/u })
    .optional()
    .describe("Where the server is: for `openai-compatible`, and for a proxy in front of another provider."),
  baseURLEnv: environmentName
    .optional()
    .describe("The variable that says where the server is. While it is not set, the model is left out."),
  apiKeyEnv: environmentName
    .optional()
    .describe(
      "The variable that holds the key. While it is not set, the model is left out. Without this entry no key is needed.",
    ),
  contextTokens: z
    .int()
    .min(SMALLEST_CONTEXT)
    .max(10_000_000)
    .describe(
      "How many tokens the model can read and write in one call. How long a text may be follows from it.",
    ),
  reasoning: z
    .enum(REASONING)
    .optional()
    .describe(
      `How much the model thinks before it answers: ${REASONING.map((name) => `\`${name}\``).join(", ")}, or what the model has nearest to it. Thinking takes time and counts as answer.`,
    ),
  price: z
    .strictObject({ input: z.number().nonnegative(), output: z.number().nonnegative() })
    .optional()
    .describe("What a million tokens cost, read (`input`) and written (`output`), in US dollars, at most."),
  renewBy: z.iso
    .date()
    .optional()
    .describe(
      "When somebody should look again whether its provider still has it, at this price. Nothing stops then.",
    ),
  timeoutMs: z
    .int()
    .min(100)
    .max(900_000)
    .default(30_000)
    .describe("How long one call may take, in milliseconds."),
  maxConcurrent: z
    .int()
    .min(1)
    .max(1_000)
    .default(8)
    .describe(
      "Calls that may run at once; one more goes to the next model. A GGUF file reads one text at a time.",
    ),
  raceNext: z
    .boolean()
    .default(false)
    .describe(
      "Whether the next model is asked as well when this one is slower than its own 95th percentile.",
    ),
};

const entrySchema = z
  .strictObject(ENTRY)
  .refine((entry) => entry.provider !== "openai-compatible" || entry.baseURL || entry.baseURLEnv, {
    path: ["baseURL"],
    error: "openai-compatible needs baseURL or baseURLEnv",
  });

/** The keys of an entry, for the documentation. */
export function describeEntry(): { name: string; doc: string; standard: string }[] {
  return Object.entries(ENTRY).map(([name, schema]) => {
    const left = schema.safeParse(undefined);
    const unset = left.success && left.data !== undefined ? JSON.stringify(left.data) : "not set";
    const standard = left.success ? unset : "must be there";
    return { name, doc: schema.description ?? "", standard };
  });
}

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
