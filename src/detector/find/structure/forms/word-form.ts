import type { Technique, TextLanguage } from "#report/index.ts";
import type { Tokens } from "../../../text/tokens.ts";
import type { DistinctWords } from "../../../text/words/distinct-words.ts";

/** Devices that a single word shows by its form, whatever the word. */
export interface WordForm {
  /** What a distinct word of a text shows in a language. */
  readonly look: (words: DistinctWords, word: number, language: TextLanguage) => Technique | undefined;
  /** Whether a word is nothing where it stands in a sentence that begins at token `first`. */
  readonly isLeftOut?: (tokens: Tokens, token: number, first: number) => boolean;
}
