import { structures } from "#languages/index.ts";
import type { TextLanguage } from "#report/index.ts";
import type { LettersOfWords } from "./letters.ts";
import type { Sentence } from "./sentences.ts";
import { type Tokens, WORD } from "./tokens.ts";
import { WordSet } from "./words/word-set.ts";

const UKRAINIAN_WORDS = new WordSet(structures.uk.stopWords);
const RUSSIAN_WORDS = new WordSet(structures.ru.stopWords);

/** Tells the language of tokens `first` up to `end` by letters, then by frequent words; else `fallback`. */
export function languageOf(
  tokens: Tokens,
  { latin, cyrillic, ukrainian }: LettersOfWords,
  first: number,
  end: number,
  fallback: TextLanguage,
): TextLanguage {
  const { words } = tokens;
  let ofLatin = 0;
  let ofCyrillic = 0;
  let ofUkrainian = 0;
  for (let index = first; index < end; index++) {
    const word = words[index] ?? 0;
    ofLatin += latin[word] ?? 0;
    ofCyrillic += cyrillic[word] ?? 0;
    ofUkrainian += ukrainian[word] ?? 0;
  }
  if (ofLatin + ofCyrillic === 0) return fallback;
  if (ofLatin > ofCyrillic) return "en";
  const lead = ofUkrainian === 0 ? countWords(tokens, first, end) : ofUkrainian;
  if (lead !== 0) return lead > 0 ? "uk" : "ru";
  return fallback === "en" ? "uk" : fallback;
}

/**
 * Gives each sentence its language. A short sentence without telling letters keeps that of the text,
 * and a few Latin words in a Cyrillic text are names rather than English.
 */
export function assignLanguages(
  tokens: Tokens,
  letters: LettersOfWords,
  sentences: readonly Sentence[],
  ofText: TextLanguage,
): void {
  for (const sentence of sentences) {
    const language = languageOf(tokens, letters, sentence.first, sentence.end, ofText);
    const isForeignName = language === "en" && ofText !== "en" && sentence.words < 4;
    sentence.language = isForeignName ? ofText : language;
  }
}

/** Above 0 where Ukrainian words lead, below 0 where Russian ones do. */
function countWords(tokens: Tokens, first: number, end: number): number {
  let lead = 0;
  for (let index = first; index < end; index++) {
    if (tokens.kinds[index] !== WORD) continue;
    lead += Number(UKRAINIAN_WORDS.has(tokens, index)) - Number(RUSSIAN_WORDS.has(tokens, index));
  }
  return lead;
}
