import type { TextLanguage } from "#report/index.ts";
import { type Tokens, textAt } from "../text/tokens.ts";
import { lexiconOf } from "./lexicon.ts";

/** Whether a token is an adjective, as far as its ending or a list of the commonest tells. */
export function isAdjective(tokens: Tokens, index: number, language: TextLanguage): boolean {
  const { endings, words } = lexiconOf(language).adjectives;
  if (words.has(tokens, index)) return true;
  const word = textAt(tokens, index).toLowerCase();
  return endings.some((ending) => word.length > ending.length + 1 && word.endsWith(ending));
}
