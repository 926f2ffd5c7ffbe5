import { sourceWords } from "#languages/index.ts";
import type { ClaimSign } from "#report/index.ts";
import { isAmount } from "../find/structure/sourcing/figures.ts";
import { lexiconOf } from "../patterns/lexicon.ts";
import type { Sentence } from "../text/sentences.ts";
import type { Split } from "../text/split.ts";
import { CAPITALISED_SHAPE, LOWER_SHAPE, NUMBER, textAt, UPPER_SHAPE, WORD } from "../text/tokens.ts";

/** What the detector has found in a sentence already. */
export interface Found {
  readonly hasTime: boolean;
  readonly hasCharge: boolean;
}

/** Letters that a verb has at the least which is told by its ending. */
const FEWEST_LETTERS = 5;

function wordAt({ tokens }: Split, token: number): string {
  return textAt(tokens, token).toLowerCase();
}

/** Whether any of a sentence's words, from token `first`, is one. */
function some({ tokens }: Split, first: number, end: number, is: (token: number) => boolean): boolean {
  for (let token = first; token < end; token++) if (tokens.kinds[token] === WORD && is(token)) return true;
  return false;
}

function hasNumber(cut: Split, { first, end }: Sentence, is: (token: number) => boolean): boolean {
  for (let token = first; token < end; token++)
    if (cut.tokens.kinds[token] === NUMBER && is(token)) return true;
  return false;
}

/** "In 1987": a year has four digits and nothing else. */
function isYear(cut: Split, token: number): boolean {
  return /^(?:1\d|20)\d\d$/u.test(wordAt(cut, token));
}

/** "4300": four digits that are no year. */
function isThousands(cut: Split, token: number): boolean {
  return /^\d{4}$/u.test(wordAt(cut, token)) && !isYear(cut, token);
}

function isSuperlative(cut: Split, { language }: Sentence, token: number): boolean {
  const { words, beginnings } = sourceWords[language].superlatives;
  const word = wordAt(cut, token);
  return words.includes(word) || beginnings.some((beginning) => word.startsWith(beginning));
}

/** A name within the sentence: its first word has a capital in any case. */
function isName({ tokens }: Split, { language }: Sentence, token: number): boolean {
  const isCapital = tokens.shapes[token] === CAPITALISED_SHAPE || tokens.shapes[token] === UPPER_SHAPE;
  return isCapital && !lexiconOf(language).stopWords.has(tokens, token);
}

/** A verb of the past: what somebody did has happened, or it has not. */
function isAct(cut: Split, { language }: Sentence, token: number): boolean {
  if (cut.tokens.shapes[token] !== LOWER_SHAPE) return false;
  const { words, endings } = sourceWords[language].acts;
  const word = wordAt(cut, token);
  if (words.includes(word)) return true;
  return word.length >= FEWEST_LETTERS && endings.some((ending) => word.endsWith(ending));
}

/** By what a sentence can be checked, the most telling first. */
export function signsOf(cut: Split, sentence: Sentence, { hasTime, hasCharge }: Found): ClaimSign[] {
  const { first, end } = sentence;
  const has: Readonly<Record<ClaimSign, () => boolean>> = {
    charge: () => hasCharge,
    figure: () => hasNumber(cut, sentence, (token) => isAmount(cut, token) || isThousands(cut, token)),
    superlative: () => some(cut, first, end, (token) => isSuperlative(cut, sentence, token)),
    time: () => hasTime || hasNumber(cut, sentence, (token) => isYear(cut, token)),
    act: () =>
      some(cut, first + 1, end, (token) => isName(cut, sentence, token)) &&
      some(cut, first, end, (token) => isAct(cut, sentence, token)),
  };
  const signs: readonly ClaimSign[] = ["charge", "figure", "superlative", "time", "act"];
  return signs.filter((sign) => has[sign]());
}
