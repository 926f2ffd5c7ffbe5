import { DOUBLE_QUOTATION_MARKS, type SummaryWording } from "#languages/index.ts";

/** Longest quote in prose, in UTF-16 units; evidence is never shortened. */
const LONGEST_QUOTE = 90;

/** Quotes in the marks of the language, joined as a list of words is. */
export function quoteList(quotes: readonly string[], wording: SummaryWording): string {
  return joinList(
    quotes.map((quote) => wording.quotation.replace("{words}", () => tidy(quote))),
    wording,
  );
}

/** a, b and c. */
export function joinList(items: readonly string[], { lastJoin }: SummaryWording): string {
  if (items.length < 2) return items[0] ?? "";
  return items.slice(0, -1).join(", ") + lastJoin + items.at(-1);
}

const OWN_MARKS = new RegExp(`[${DOUBLE_QUOTATION_MARKS}]`, "gu");

/** A pause at the end of a quote belongs to the sentence that it was taken from. */
const LAST_PAUSE = /[\s,;:—–-]$/u;

/** A quote as it stands in a sentence of prose: on one line, without marks of its own, cut at a word where long. */
function tidy(quote: string): string {
  const line = quote.split(/\s+/u).join(" ").replaceAll(OWN_MARKS, "").replace(LAST_PAUSE, "");
  if (line.length <= LONGEST_QUOTE) return line;
  const cut = line.lastIndexOf(" ", LONGEST_QUOTE);
  return `${line
    .slice(0, cut > LONGEST_QUOTE / 2 ? cut : LONGEST_QUOTE)
    .replace(LAST_PAUSE, "")
    .toWellFormed()}…`;
}
