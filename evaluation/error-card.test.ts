import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ERROR_CARD_FILE } from "./error-card.ts";
import { rulesFingerprint } from "./rules-fingerprint.ts";

describe("the published error card", () => {
  it("was made with the rules and weights that are here now", () => {
    const { rules } = JSON.parse(readFileSync(ERROR_CARD_FILE, "utf8")) as { rules: string };
    expect(rules, "run `npm run evaluate -- --save`").toBe(rulesFingerprint());
  });
});
