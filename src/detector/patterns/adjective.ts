import type { TextLanguage } from "#report/index.ts";
import type { Tokens } from "../text/tokens.ts";
import { lexiconOf } from "./lexicon.ts";

/** Whether a token is an adjective, as far as its ending or a list of the commonest tells. */
export function isAdjective(tokens: Tokens, index: number, language: TextLanguage): boolean {
  const { endings, words } = lexiconOf(language).adjectives;
  return words.has(tokens, index) || hasEndingOf(tokens, index, endings);
}

function hasEndingOf({ text, starts, ends }: Tokens, index: number, endings: readonly string[]): boolean {
  const word = text.slice(starts[index], ends[index]).toLowerCase();
  return endings.some((ending) => word.length > ending.length + 1 && word.endsWith(ending));
}
