/**
 * A title or tag as part of an address: lower case, white space to hyphens, everything dropped
 * that is no letter, digit, underscore or hyphen (of any script), and repeated hyphens made one.
 */
export function slugify(words: string): string {
  return words
    .toLowerCase()
    .trim()
    .replace(/\s+/gu, "-")
    .replace(/[^\p{L}\p{M}\p{N}_-]/gu, "")
    .replace(/-{2,}/gu, "-");
}
