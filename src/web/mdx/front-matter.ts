import * as z from "zod/mini";

// The small zod has no words of its own for what is wrong.
z.config(z.locales.en());

const words = z.string().check(z.trim(), z.minLength(1));

/** Front matter of content/pages/<name>.mdx. */
export const pageFrontMatterSchema = z.strictObject({
  seoTitle: words,
  seoDescription: words,
  pageTitle: words,
});

/** Front matter of content/legal/<name>.mdx; the date as it is shown, in US long form. */
export const policyFrontMatterSchema = z.strictObject({
  ...pageFrontMatterSchema.shape,
  lastUpdated: words,
});

/** A file with its front matter, still unchecked. */
export interface FrontMatterFile {
  /** Path of the file, from the root of the project. */
  readonly file: string;
  readonly frontmatter: unknown;
}

/** The front matter of a file. Throws, in one line that names the file and each wrong field: the build stops. */
export function readFrontMatter<Schema extends z.ZodMiniType>(
  schema: Schema,
  { file, frontmatter = {} }: FrontMatterFile,
): z.output<Schema> {
  const parsed = schema.safeParse(frontmatter);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(
    ({ path, message }) => `${path.join(".") || "front matter"}: ${message}`,
  );
  throw new Error(`${file}: ${faults.join("; ")}`);
}
