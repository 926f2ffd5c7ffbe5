import { TAG_SLUGS } from "../words/uk/tags.ts";
import { slugify } from "./slugify.ts";

/** A tag as part of an address, which is the same in every language. */
export function tagSlugOf(tag: string): string {
  return TAG_SLUGS[tag] ?? slugify(tag);
}
