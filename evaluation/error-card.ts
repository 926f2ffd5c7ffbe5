import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Evaluation } from "./evaluate.ts";
import { rulesFingerprint } from "./rules-fingerprint.ts";

/** Where the page `/accuracy/` reads its figures. */
export const ERROR_CARD_FILE = fileURLToPath(new URL("../content/error-card.json", import.meta.url));

/** Writes the figures that the product publishes of itself, rounded to three places. */
export function writeErrorCard(evaluation: Evaluation): void {
  const rounded = JSON.stringify(
    { rules: rulesFingerprint(), ...evaluation },
    (_, value: unknown) => (typeof value === "number" ? Math.round(value * 1000) / 1000 : value),
    2,
  );
  writeFileSync(ERROR_CARD_FILE, `${rounded}\n`);
}
