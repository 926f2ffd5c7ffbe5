import { expect, it } from "vitest";
import { MAX_TEXT_CHARACTERS } from "#report/index.ts";
import { SMALLEST_CONTEXT, shareContext } from "./limits.ts";

it("the longest text that is taken fits one call of a model with 16,384 tokens, in every language", () => {
  for (const limit of Object.values(shareContext(16_384).limits))
    expect(limit).toBeGreaterThan(MAX_TEXT_CHARACTERS);
});

it("a text in Ukrainian may be less than half as long as one in English", () => {
  const { limits } = shareContext(8_192);
  expect(limits.uk).toBeLessThan(limits.en / 2);
  expect(limits.ru).toBeGreaterThan(limits.uk);
});

it("the smallest context that a setting may name still has room for text and answer", () => {
  const { limits, maxOutputTokens } = shareContext(SMALLEST_CONTEXT);
  expect(Math.min(limits.en, limits.uk, limits.ru)).toBeGreaterThan(1_000);
  expect(maxOutputTokens).toBeGreaterThan(1_000);
});
