import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type ErrorCard, errorCardSchema } from "#content/error-card.ts";

/** Where the page `/accuracy/` reads its figures. */
export const ERROR_CARD_FILE = fileURLToPath(new URL("../content/error-card.json", import.meta.url));

/** Writes the figures that the product publishes of itself, rounded to three places. */
export function writeErrorCard(evaluation: ErrorCard): void {
  const rounded = JSON.stringify(
    errorCardSchema.parse(evaluation),
    (_, value: unknown) => (typeof value === "number" ? Math.round(value * 1000) / 1000 : value),
    2,
  );
  writeFileSync(ERROR_CARD_FILE, `${rounded}\n`);
}
