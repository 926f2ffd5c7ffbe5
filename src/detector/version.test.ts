import { describe, expect, it } from "vitest";
import { rules } from "#languages/index.ts";
import { detectorVersion, fingerprint } from "./version.ts";

describe("The version of the embedded analyser", () => {
  it("ends in a fingerprint", () => {
    expect(detectorVersion()).toMatch(/^\d+\.\d+\.\d+\+[\da-f]{8}$/u);
  });

  it("has another fingerprint where one pattern is another", () => {
    const [first, ...rest] = rules.uk;
    const changedRules = [{ ...first, patterns: ["інакше"] }, ...rest];
    expect(fingerprint(changedRules)).not.toBe(fingerprint(rules.uk));
  });

  it("takes its fingerprint by FNV-1a, reckoned elsewhere for the three signs of the JSON", () => {
    expect(fingerprint("a")).toBe("61a1cfea");
  });
});
