import * as z from "zod/mini";

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
