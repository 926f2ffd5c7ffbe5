import { forEachLanguage, TEXT_LANGUAGES, type TextLanguage } from "#report/index.ts";
import type { CharacterLimits } from "../model.ts";

/**
 * Characters (UTF-16 units) of a text for each token of it, for each language of the text. Measured
 * with `bench/characters-per-token.ts` on 200 Telegram posts in Ukrainian, 200 in Russian and 200
 * English news articles: the worst of the tokenizers of OpenAI (o200k), Gemma 3, Qwen 3, Mistral
 * NeMo and Llama 3.2, of which 5 % of the texts fall below. The medians are 4.6 to 4.8, 2.0 to 2.9
 * and 2.8 to 3.5.
 */
const CHARACTERS_PER_TOKEN: Readonly<Record<TextLanguage, number>> = { en: 4.2, uk: 1.8, ru: 2.3 };

/** How many tokens a text of so many characters has, at most as a rule. */
export function tokensIn(characters: number, language: TextLanguage): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN[language]);
}

/** Room for all that is sent beside the text, in tokens: for the worst of the tokenizers about 3,215 in Ukrainian. */
export const INSTRUCTION_TOKENS = 3_220;

/** A full report in Ukrainian has room in a fifth of it, in tokens; the rest is for models that think first. */
const ANSWER_TOKENS = 8_000;
/** A small context gives one part in so many to the answer: in 8,192 tokens that is room for a full report. */
const ANSWER_SHARE = 5;

/** The smallest context that holds the instructions, some text and some answer, in tokens. */
export const SMALLEST_CONTEXT = 6_144;

/** What a model's context leaves for one call. */
export interface TokenBudget {
  /** How long a text may be in one call. */
  readonly limits: CharacterLimits;
  /** Tokens that the answer may have. */
  readonly maxOutputTokens: number;
}

/** How a model's context is shared out between the instructions, the text and the answer. */
export function shareContext(contextTokens: number): TokenBudget {
  const maxOutputTokens = Math.min(ANSWER_TOKENS, Math.floor(contextTokens / ANSWER_SHARE));
  const textTokens = contextTokens - INSTRUCTION_TOKENS - maxOutputTokens;
  const limits = forEachLanguage(TEXT_LANGUAGES, (language) =>
    Math.floor(textTokens * CHARACTERS_PER_TOKEN[language]),
  );
  return { limits, maxOutputTokens };
}
