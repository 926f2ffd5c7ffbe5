import { outerWordsOf, type Sentence } from "../../text/sentences.ts";
import {
  isDash,
  isQuotationMark,
  isSmallWord,
  lettersOf,
  markAt,
  NUMBER,
  QUOTES,
  type Tokens,
  withOpeningMark,
} from "../../text/tokens.ts";
import type { Survey } from "./survey.ts";
import { wholeSentence } from "./telling-sentence.ts";

/** A sentence whole, where its author says it. */
export function sayingOf(survey: Survey, number: number, most?: number): string | undefined {
  const { split, fits } = survey;
  const words = wholeSentence(split, number, most);
  if (words === undefined || !isByAuthor(survey, number)) return undefined;
  const shown = split.text.slice(words.start, words.end);
  return fits.asSaid(number) && !fits.isCutShort(number, shown) ? shown : undefined;
}

/** Figures of a telephone's number. */
const FEWEST_FIGURES = 7;

/** "— said the mayor", "with a link", "0441234567 (call us!)": the rest of a sentence that a line's end has cut, or a number. */
function isRest(tokens: Tokens, sentence: Sentence, first: number): boolean {
  const isPhone = tokens.kinds[first] === NUMBER && lettersOf(tokens, first) >= FEWEST_FIGURES;
  return isSmallWord(tokens, first) || isPhone || isDash(tokens, sentence.first);
}

/** Whether a sentence stands in marks as a whole: somebody else's, be it not told whose. */
function isQuoted(tokens: Tokens, sentence: Sentence, first: number): boolean {
  if (withOpeningMark(tokens, first) === first || !QUOTES.has(markAt(tokens, first - 1))) return false;
  for (let token = first; token < sentence.end - 1; token++)
    if (isQuotationMark(markAt(tokens, token))) return false;
  return true;
}

/** Whether nobody else is heard in it: neither quoted, nor told as what somebody says or thinks. */
function isByAuthor({ split, voiceAt, reporting }: Survey, number: number): boolean {
  const { tokens, sentences } = split;
  const sentence = sentences[number];
  if (sentence === undefined) return false;
  const { first, last } = outerWordsOf(tokens, sentence);
  if (isRest(tokens, sentence, first) || isQuoted(tokens, sentence, first)) return false;
  const span = { start: tokens.starts[first] ?? 0, end: tokens.ends[last] ?? 0 };
  return !reporting.has(number) && voiceAt(span, "call-to-act").voice === "author";
}
