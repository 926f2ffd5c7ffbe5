import { CAPITALISED_SHAPE, type Tokens, textAt, UPPER_SHAPE, WORD } from "../../../text/tokens.ts";
import { hasEnding, IN_NAMES, LEADING_ADVERBS } from "../../source-words.ts";

/** The first and last token of the name that a capitalised token belongs to, between two tokens. */
export function wholeName(tokens: Tokens, index: number, from: number, end: number) {
  const first = firstOfName(tokens, index, from);
  let last = index;
  for (
    let next = nextInName(tokens, last);
    next < end && isCapital(tokens, next);
    next = nextInName(tokens, last)
  )
    last = next;
  // «Поліція Чернігівської області»: the noun belongs to the name.
  const isAdjective = () => hasEnding(textAt(tokens, last), "adjective");
  while (isAdjective() && last + 1 < end && tokens.kinds[last + 1] === WORD) last++;
  return { first, last };
}

/** Names go on over small words: "Food and Drug Administration", "Ministry of the Interior". */
function firstOfName(tokens: Tokens, index: number, from: number): number {
  let first = index;
  for (let token = lastInName(tokens, index); token >= from && tokens.kinds[token] === WORD; ) {
    if (isCapital(tokens, token)) first = token;
    else if (!IN_NAMES.has(textAt(tokens, token))) break;
    token = lastInName(tokens, token);
  }
  while (first < index && (isOfCountry(tokens, first) || LEADING_ADVERBS.has(wordAt(tokens, first)))) first++;
  return first;
}

/** «(Президент) України Ім'я Прізвище»: the first word belongs to the office before it, not to the name. */
function isOfCountry(tokens: Tokens, first: number): boolean {
  const word = textAt(tokens, first);
  return word.length > SHORT_NAME && (hasEnding(word, "oblique") || hasEnding(word, "addressee"));
}

/** «(Секретар) РНБО України Ім'я Прізвище»: where a name begins behind the abbreviation that tells whose office it is. */
export function firstAfterHouse(tokens: Tokens, name: number): number {
  let first = name;
  while (isAbbreviationBefore(tokens, first) || (first > name && isOfCountry(tokens, first))) first++;
  return first;
}

function isAbbreviationBefore({ shapes, kinds }: Tokens, first: number): boolean {
  if (shapes[first] !== UPPER_SHAPE) return false;
  return [1, 2].every((away) => shapes[first + away] === CAPITALISED_SHAPE && kinds[first + away] === WORD);
}

/** In UTF-16 units: foreign names so short may end in any letter. */
const SHORT_NAME = 4;

/** «Білорусі додав», «Харківщині каже»: a single name in a form that no subject has. */
export function isOblique(tokens: Tokens, name: number): boolean {
  return hasEnding(textAt(tokens, name), "oblique");
}

/** The token with which a name may go on: the next one, or in "Valley.News" the one behind the dot. */
function nextInName(tokens: Tokens, token: number): number {
  return isInnerDot(tokens, token + 1) ? token + 2 : token + 1;
}

/** The token before one of a name, past a dot within it. */
function lastInName(tokens: Tokens, token: number): number {
  return isInnerDot(tokens, token - 1) ? token - 2 : token - 1;
}

const DOT = 0x2e;

/** Whether a dot has letters right before and behind it. */
function isInnerDot({ marks, starts, ends }: Tokens, token: number): boolean {
  return marks[token] === DOT && starts[token] === ends[token - 1] && starts[token + 1] === ends[token];
}

/** Whether a token begins with a capital letter or has no others. */
export function isCapital(tokens: Tokens, index: number): boolean {
  return tokens.shapes[index] === CAPITALISED_SHAPE || tokens.shapes[index] === UPPER_SHAPE;
}

/** A token in small letters. */
export function wordAt(tokens: Tokens, index: number): string {
  return textAt(tokens, index).toLowerCase();
}
