import { structures } from "#languages/index.ts";
import type { TextLanguage } from "#report/index.ts";
import type { Sentence } from "./split/sentences.ts";
import { foldedWord, type Tokens, WORD } from "./split/tokens.ts";

interface Letters {
  latin: number;
  cyrillic: number;
  ukrainian: number;
  russian: number;
}

const FIRST_CYRILLIC = 0x400;
const LAST_CYRILLIC = 0x52f;
const UKRAINIAN = 1;
const RUSSIAN = 2;

/** By Cyrillic letter, the one language that has it. */
const OWNER = new Uint8Array(LAST_CYRILLIC - FIRST_CYRILLIC + 1);
for (const letter of structures.uk.letters) OWNER[letter.charCodeAt(0) - FIRST_CYRILLIC] = UKRAINIAN;
for (const letter of structures.ru.letters) OWNER[letter.charCodeAt(0) - FIRST_CYRILLIC] = RUSSIAN;

const UKRAINIAN_WORDS = new Set(structures.uk.stopWords);
const RUSSIAN_WORDS = new Set(structures.ru.stopWords);

/** Tells the language of tokens `first` up to `end` by letters, then by frequent words; else `fallback`. */
export function languageOf(tokens: Tokens, first: number, end: number, fallback: TextLanguage): TextLanguage {
  const { latin, cyrillic, ukrainian, russian } = countLetters(tokens, first, end);
  if (latin + cyrillic === 0) return fallback;
  if (latin > cyrillic) return "en";
  if (ukrainian !== russian) return ukrainian > russian ? "uk" : "ru";
  const lead = countWords(tokens, first, end);
  if (lead !== 0) return lead > 0 ? "uk" : "ru";
  return fallback === "en" ? "uk" : fallback;
}

/**
 * Gives each sentence its language. A short sentence without telling letters keeps that of the text,
 * and a few Latin words in a Cyrillic text are names rather than English.
 */
export function assignLanguages(tokens: Tokens, sentences: readonly Sentence[], ofText: TextLanguage): void {
  for (const sentence of sentences) {
    const language = languageOf(tokens, sentence.first, sentence.end, ofText);
    const isForeignName = language === "en" && ofText !== "en" && sentence.words < 4;
    sentence.language = isForeignName ? ofText : language;
  }
}

function countLetters(tokens: Tokens, first: number, end: number): Letters {
  const letters: Letters = { latin: 0, cyrillic: 0, ukrainian: 0, russian: 0 };
  const { folded } = tokens;
  const to = end > 0 ? (tokens.foldedEnds[end - 1] ?? 0) : 0;
  for (let at = tokens.foldedStarts[first] ?? 0; at < to; at++) {
    const unit = folded[at] ?? 0;
    if (unit < 0x250) {
      if (unit >= 0x61) letters.latin++;
    } else if (unit >= FIRST_CYRILLIC && unit <= LAST_CYRILLIC) {
      letters.cyrillic++;
      const owner = OWNER[unit - FIRST_CYRILLIC];
      if (owner === UKRAINIAN) letters.ukrainian++;
      else if (owner === RUSSIAN) letters.russian++;
    }
  }
  return letters;
}

/** Above 0 where Ukrainian words lead, below 0 where Russian ones do. */
function countWords(tokens: Tokens, first: number, end: number): number {
  let lead = 0;
  for (let index = first; index < end; index++) {
    if (tokens.kinds[index] !== WORD) continue;
    const word = foldedWord(tokens, index);
    lead += Number(UKRAINIAN_WORDS.has(word)) - Number(RUSSIAN_WORDS.has(word));
  }
  return lead;
}
