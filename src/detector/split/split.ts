import { splittings } from "#languages/index.ts";
import type { TextLanguage } from "#report/index.ts";
import { assignLanguages, countLetters, languageOf } from "../text-language.ts";
import { findSentences, type Sentence } from "./sentences.ts";
import { type Tokens, tokenise } from "./tokens.ts";
import { WordSet } from "./word-set.ts";

/** A text cut into tokens and sentences, with the language of each. */
export interface Split {
  readonly text: string;
  readonly tokens: Tokens;
  readonly sentences: readonly Sentence[];
  readonly language: TextLanguage;
}

const ABBREVIATIONS: Record<TextLanguage, WordSet> = {
  en: new WordSet(splittings.en.abbreviations),
  uk: new WordSet(splittings.uk.abbreviations),
  ru: new WordSet(splittings.ru.abbreviations),
};

/** Cuts a text into tokens and sentences and tells their languages. */
export function split(text: string): Split {
  const tokens = tokenise(text);
  const letters = countLetters(tokens.distinct);
  const language = languageOf(tokens, letters, 0, tokens.count, "en");
  const sentences = findSentences(tokens, ABBREVIATIONS[language]);
  assignLanguages(tokens, letters, sentences, language);
  return { text, tokens, sentences, language };
}
