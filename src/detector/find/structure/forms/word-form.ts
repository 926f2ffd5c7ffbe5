import type { Technique, TextLanguage } from "#report/index.ts";
import type { Tokens } from "../../../text/tokens.ts";
import type { DistinctWords } from "../../../text/words/distinct-words.ts";

/** Devices that a single word shows by its form, whatever the word. */
export interface WordForm {
  /** The distinct words of a text that show something in a language, by their numbers. */
  readonly find: (words: DistinctWords, language: TextLanguage) => readonly (readonly [number, Technique])[];
  /** Whether a word is nothing where it stands in a sentence that begins at token `first`. */
  readonly isLeftOut?: (tokens: Tokens, token: number, first: number) => boolean;
}
