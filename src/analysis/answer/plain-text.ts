import { withoutInvisible } from "#languages/index.ts";

const CONTROL = /[\p{Cc}\p{Co}]+/gu;
const MARKDOWN_LINK = /!?\[([^[\]]{0,300})\]\([^()]{0,500}\)/gu;
const TAG = /<[/!]?[a-z][^<>]{0,500}>/giu;
const ADDRESS = /(?:www\.|mailto:|javascript:|data:[a-z]{1,12}\/)\S*/giu;
const MARKDOWN_MARKS = /[*`#|~<>]+|_{2,}/gu;

/**
 * Prose without control and invisible characters, links, tags and Markdown, on one line. What
 * is longer than `longest` UTF-16 units ends with the last sentence that fits.
 */
export function plainText(prose: string, longest: number): string {
  // Nothing below takes more than linear time, but a megabyte of it is not wanted either.
  const plain = withoutInvisible(prose.slice(0, 4 * longest).replace(/\s+/gu, " "))
    .replace(CONTROL, "")
    .replace(MARKDOWN_LINK, "$1")
    .replace(TAG, "")
    .split(" ")
    .filter((word) => !word.includes("://"))
    .join(" ")
    .replace(ADDRESS, "")
    .replace(MARKDOWN_MARKS, "")
    .replace(/ {2,}/gu, " ")
    .trim()
    .toWellFormed();
  return plain.length <= longest ? plain : cutAtSentence(plain.slice(0, longest));
}

function cutAtSentence(text: string): string {
  const end = Math.max(text.lastIndexOf(". "), text.lastIndexOf("! "), text.lastIndexOf("? "));
  return end > 0 ? text.slice(0, end + 1) : `${text.slice(0, text.lastIndexOf(" "))}…`;
}
