import type { Technique, TextLanguage } from "#report/index.ts";
import type { Tokens } from "../../../text/tokens.ts";

/** Devices that a single word shows by its form, whatever the word. */
export interface WordForm {
  /** What a word of a language, in small letters, shows. */
  readonly look: (word: string, language: TextLanguage) => Technique | undefined;
  /** Whether a word is nothing where it stands in a sentence that begins at token `first`. */
  readonly isLeftOut?: (tokens: Tokens, token: number, first: number) => boolean;
}
