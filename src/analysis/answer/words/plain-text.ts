import { withoutInvisible } from "#languages/index.ts";

const CONTROL = /[\p{Cc}\p{Co}]+/gu;
const MARKDOWN_LINK = /!?\[([^[\]]{0,300})\]\([^()]{0,500}\)/gu;
const TAG = /<[/!]?[a-z][^<>]{0,500}>/giu;
const ADDRESS = /(?:www\.|mailto:|javascript:|data:[a-z]{1,12}\/)\S*/giu;
const MAIL = /@[\p{L}\p{N}_]/u;
/** A name with an ending under which sites are registered; others, such as Node.js, are names. */
const DOMAIN =
  /[\p{L}\p{N}]\.(?:com|org|net|info|biz|io|me|co|ua|ru|uk|eu|us|de|fr|pl|by|kz|tv|ly|gg|to|cc|app|dev|ai|site|online|shop|store|xyz|top|club|news|link|live|pro|space|website|tech|click|example|рф|укр)(?![\p{L}\p{N}])/iu;
/** A telephone number as it is written after a plus sign or with the zero of an area. */
const TELEPHONE = /(?:\+\d|(?<![\d.,])\(?0\d)[\d() -]{7,18}\d/gu;
const MARKDOWN_MARKS = /[*`#|~<>]+|_{2,}/gu;

/**
 * Prose without control and invisible characters, links, addresses, tags and Markdown, on one line. What
 * is longer than `longest` UTF-16 units ends with the last sentence that fits.
 */
export function plainText(prose: string, longest: number): string {
  // Nothing below takes more than linear time, but a megabyte of it is not wanted either.
  const plain = withoutInvisible(prose.slice(0, 4 * longest).replace(/\s+/gu, " "))
    .replace(CONTROL, "")
    .replace(MARKDOWN_LINK, "$1")
    .replace(TAG, "")
    .split(" ")
    .filter((word) => !isAddress(word))
    .join(" ")
    .replace(TELEPHONE, "")
    .replace(ADDRESS, "")
    .replace(MARKDOWN_MARKS, "")
    .replace(/ {2,}/gu, " ")
    .trim()
    .toWellFormed();
  return plain.length <= longest ? plain : cutAtSentence(plain.slice(0, longest));
}

/** Where something is to be found or written to: a link, a bare domain, a mail address, an account. */
function isAddress(word: string): boolean {
  return word.includes("://") || MAIL.test(word) || DOMAIN.test(word);
}

function cutAtSentence(text: string): string {
  const end = Math.max(text.lastIndexOf(". "), text.lastIndexOf("! "), text.lastIndexOf("? "));
  return end > 0 ? text.slice(0, end + 1) : `${text.slice(0, text.lastIndexOf(" "))}…`;
}
