import { kindWords } from "#languages/index.ts";

const AMOUNT = String.raw`\d+(?:[.,\u00a0 ]\d{3})*(?:[.,]\d{1,2})?`;
const SIGN = "[$€£₴₽]";
const WORD = `(?:${Object.values(kindWords)
  .flatMap(({ currency }) => currency)
  .join("|")})`;
const PRICE = new RegExp(`${SIGN} ?${AMOUNT}|${AMOUNT} ?(?:${SIGN}|${WORD}(?!\\p{L}))`, "giu");

/** The one price that a text names; nothing where it names several sums, since which of them is asked does not show. */
export function priceIn(text: string): string | undefined {
  const [price, ...others] = new Set(text.match(PRICE));
  return others.length === 0 ? price : undefined;
}
