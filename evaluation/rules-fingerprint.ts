import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";

const RULES = [
  "src/languages/*/rules/**/*.ts",
  "src/languages/*/structure.ts",
  "src/detector/find/learned/weights/*.ts",
];

/** A fingerprint of the rules and the learned weights, so that an error card can be told to be older than they are. */
export function rulesFingerprint(): string {
  const hash = createHash("sha256");
  for (const file of globSync(RULES).toSorted()) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}
