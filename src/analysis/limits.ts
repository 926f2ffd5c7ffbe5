import type { TextLanguage } from "#report/index.ts";
import type { CharacterLimits } from "./model.ts";

/** Room that is kept for the answer, in tokens. */
export const ANSWER_TOKENS = 4_000;

/** Room that the instructions take, in tokens: those in Ukrainian, the longer ones. */
const INSTRUCTION_TOKENS = 4_000;

/** Characters of a text for each token of it, for each language. */
const CHARACTERS_PER_TOKEN = { en: 4, uk: 2.2, ru: 2.4 } as const;

/** How long a text may be for a model with this context, for each language of the text. */
export function limitsFor(contextTokens: number): CharacterLimits {
  const room = Math.max(contextTokens - INSTRUCTION_TOKENS - ANSWER_TOKENS, 0);
  const limit = (language: TextLanguage) => Math.floor(room * CHARACTERS_PER_TOKEN[language]);
  return { en: limit("en"), uk: limit("uk"), ru: limit("ru") };
}
