import { kindWords } from "#languages/index.ts";

const AMOUNT = String.raw`\d+(?:[.,\u00a0 ]\d{3})*(?:[.,]\d{1,2})?`;
const SIGN = "[$€£₴₽]";
const WORD = `(?:${Object.values(kindWords)
  .flatMap(({ currency }) => currency)
  .join("|")})`;
const THRESHOLD = `(?:${Object.values(kindWords)
  .flatMap(({ threshold }) => threshold)
  .join("|")})`;
const PRICE = new RegExp(`${SIGN} ?${AMOUNT}|${AMOUNT} ?(?:${SIGN}|${WORD}(?!\\p{L}))`, "giu");

/** In UTF-16 units: the longest of these words, with the spaces around it. */
const LONGEST_LEAD = 12;
const IS_THRESHOLD = new RegExp(`(?<!\\p{L})${THRESHOLD} $`, "iu");

/** The one price that a text names; nothing where it names several sums, since which of them is asked does not show, or a threshold. */
export function priceIn(text: string): string | undefined {
  const sums = [...text.matchAll(PRICE)];
  const [price, ...others] = new Set(sums.map(([sum]) => sum));
  const isThreshold = sums.some(({ index }) =>
    IS_THRESHOLD.test(text.slice(Math.max(0, index - LONGEST_LEAD), index)),
  );
  return others.length === 0 && !isThreshold ? price : undefined;
}
