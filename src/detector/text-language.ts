import { structures } from "#languages/index.ts";
import type { TextLanguage } from "#report/index.ts";
import type { DistinctWords } from "./split/distinct-words.ts";
import type { Sentence } from "./split/sentences.ts";
import { type Tokens, WORD } from "./split/tokens.ts";
import { WordSet } from "./split/word-set.ts";

interface Letters {
  latin: number;
  cyrillic: number;
  ukrainian: number;
  russian: number;
}

/** Letters of each kind, by the number of a distinct word. */
type LettersOfWords = Readonly<Record<keyof Letters, Int32Array>>;

const FIRST_CYRILLIC = 0x400;
const LAST_CYRILLIC = 0x52f;
const UKRAINIAN = 1;
const RUSSIAN = 2;

/** By Cyrillic letter, the one language that has it. */
const OWNER = new Uint8Array(LAST_CYRILLIC - FIRST_CYRILLIC + 1);
for (const letter of structures.uk.letters) OWNER[letter.charCodeAt(0) - FIRST_CYRILLIC] = UKRAINIAN;
for (const letter of structures.ru.letters) OWNER[letter.charCodeAt(0) - FIRST_CYRILLIC] = RUSSIAN;

const UKRAINIAN_WORDS = new WordSet(structures.uk.stopWords);
const RUSSIAN_WORDS = new WordSet(structures.ru.stopWords);

/** Tells the language of tokens `first` up to `end` by letters, then by frequent words; else `fallback`. */
export function languageOf(
  tokens: Tokens,
  ofWords: LettersOfWords,
  first: number,
  end: number,
  fallback: TextLanguage,
): TextLanguage {
  const { latin, cyrillic, ukrainian, russian } = sumLetters(tokens, ofWords, first, end);
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
export function assignLanguages(
  tokens: Tokens,
  ofWords: LettersOfWords,
  sentences: readonly Sentence[],
  ofText: TextLanguage,
): void {
  for (const sentence of sentences) {
    const language = languageOf(tokens, ofWords, sentence.first, sentence.end, ofText);
    const isForeignName = language === "en" && ofText !== "en" && sentence.words < 4;
    sentence.language = isForeignName ? ofText : language;
  }
}

/** By distinct word, how many letters of each kind it has. */
export function countLetters({ folded, starts, ends, count }: DistinctWords): LettersOfWords {
  const latin = new Int32Array(count);
  const cyrillic = new Int32Array(count);
  const ukrainian = new Int32Array(count);
  const russian = new Int32Array(count);
  for (let word = 1; word < count; word++) {
    const end = ends[word] ?? 0;
    for (let at = starts[word] ?? 0; at < end; at++) {
      const unit = folded[at] ?? 0;
      if (unit < 0x250) {
        if (unit >= 0x61) latin[word] = (latin[word] ?? 0) + 1;
      } else if (unit >= FIRST_CYRILLIC && unit <= LAST_CYRILLIC) {
        cyrillic[word] = (cyrillic[word] ?? 0) + 1;
        const owner = OWNER[unit - FIRST_CYRILLIC];
        if (owner === UKRAINIAN) ukrainian[word] = (ukrainian[word] ?? 0) + 1;
        else if (owner === RUSSIAN) russian[word] = (russian[word] ?? 0) + 1;
      }
    }
  }
  return { latin, cyrillic, ukrainian, russian };
}

function sumLetters({ words }: Tokens, ofWords: LettersOfWords, first: number, end: number): Letters {
  const letters: Letters = { latin: 0, cyrillic: 0, ukrainian: 0, russian: 0 };
  for (let index = first; index < end; index++) {
    const word = words[index] ?? 0;
    letters.latin += ofWords.latin[word] ?? 0;
    letters.cyrillic += ofWords.cyrillic[word] ?? 0;
    letters.ukrainian += ofWords.ukrainian[word] ?? 0;
    letters.russian += ofWords.russian[word] ?? 0;
  }
  return letters;
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
