import { abbreviations } from "#languages/index.ts";
import { forEachLanguage, TEXT_LANGUAGES, type TextLanguage } from "#report/index.ts";
import { assignLanguages, textLanguageOf } from "./language.ts";
import { countLetters, type Letters } from "./letters.ts";
import { findSentences, type Sentence } from "./sentences.ts";
import { TokenList } from "./tokenise/token-list.ts";
import { tokenise } from "./tokenise/tokenise.ts";
import type { Tokens } from "./tokens.ts";
import { WordSet } from "./words/word-set.ts";

/** A text cut into tokens and sentences, with the language of each. */
export interface Split {
  readonly text: string;
  readonly tokens: Tokens;
  readonly letters: Letters;
  readonly sentences: readonly Sentence[];
  readonly language: TextLanguage;
}

const ABBREVIATIONS = forEachLanguage(TEXT_LANGUAGES, (language) => new WordSet(abbreviations[language]));

/** Cuts a text into tokens and sentences and tells their languages. */
export function split(text: string, room: TokenList = new TokenList()): Split {
  const tokens = tokenise(text, room);
  const letters = countLetters(tokens);
  const language = textLanguageOf(tokens, letters);
  const sentences = findSentences(tokens, ABBREVIATIONS[language], language);
  assignLanguages(tokens, letters, sentences, language);
  return { text, tokens, letters, sentences, language };
}

/** Arrays for this many tokens are kept for the next text: enough for the longest text that a visitor may send. */
const MOST_KEPT = 1 << 14;

let spare: TokenList | undefined = new TokenList();

/**
 * Cuts a text for the time of some work alone: its tokens stand in arrays that serve one text after another, and
 * when the work is done nothing of the text is left in them.
 */
export function withSplit<T>(text: string, work: (split: Split) => T): T {
  const room = spare ?? new TokenList();
  spare = undefined;
  try {
    return work(split(text, room));
  } finally {
    room.wipe();
    if (room.kinds.length <= MOST_KEPT) spare = room;
  }
}
