import { expect, it } from "vitest";
import { MAX_TEXT_CHARACTERS, REPORT_LANGUAGES } from "#report/index.ts";
import { writePrompt } from "../question/prompt.ts";
import { INSTRUCTION_TOKENS, SMALLEST_CONTEXT, shareContext } from "./limits.ts";

/** Characters of the instructions for each token of them, for the worst of the tokenizers: docs/decisions/characters-per-token.md. */
const INSTRUCTION_CHARACTERS_PER_TOKEN = { en: 4.07, uk: 2.37 } as const;

it.each(REPORT_LANGUAGES)(
  "all that is sent beside a text has room in what is kept free for it, in %s",
  (language) => {
    const { instructions, prompt } = writePrompt("", language);
    const tokens = (instructions.length + prompt.length) / INSTRUCTION_CHARACTERS_PER_TOKEN[language];
    expect(tokens).toBeLessThanOrEqual(INSTRUCTION_TOKENS);
  },
);

it("a model with 8,192 tokens reads 6,000 characters of Ukrainian in one call, examples and answer beside them", () => {
  const { limits, maxOutputTokens } = shareContext(8_192);
  expect(limits.uk).toBeGreaterThanOrEqual(6_000);
  expect(maxOutputTokens).toBeGreaterThan(1_600);
});

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
