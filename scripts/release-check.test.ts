import { expect, it } from "vitest";
import { errorCard } from "#content/error-card.ts";
import { findReleaseFaults } from "./release-check.ts";

it("A release needs figures that were measured with its own rules, weights and code", () => {
  const card = { ...errorCard, detectorVersion: "1.0.0+aaaaaaaa" };
  expect(findReleaseFaults(card, "1.0.0+aaaaaaaa")).toEqual([]);
  expect(findReleaseFaults(card, "1.0.0+bbbbbbbb")).toEqual([expect.stringContaining("1.0.0+bbbbbbbb")]);
});
