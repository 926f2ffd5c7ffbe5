import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";

const RULES = [
  "src/languages/*/rules/**/*.ts",
  "src/languages/*/structure.ts",
  "src/detector/learned/weights/*.ts",
];

/** A fingerprint of everything that decides what is found, so that an error card can be told to be old. */
export function rulesFingerprint(): string {
  const hash = createHash("sha256");
  for (const file of globSync(RULES).toSorted()) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}
