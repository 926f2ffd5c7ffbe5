import { isSmallWord, LOWER_SHAPE, type Tokens, textAt, UPPER_SHAPE, WORD } from "../../../text/tokens.ts";
import { hasEnding } from "../../source-words.ts";

/** Tokens `first` to `last` of somebody's name. */
export interface Name {
  readonly first: number;
  readonly last: number;
  /** Whether somebody told by it speaks, and not its bearer: "the mayor of Leeds". */
  readonly isOfAnother?: boolean;
}

/**
 * The person in a run of capitalised words, who comes last: «міністр Британії Петро Мельник», "Acme Іван Мельник". Nobody
 * where the run is in a form that no subject has: «Запорожской».
 */
export function personIn(tokens: Tokens, name: Name, sentenceFirst: number): Name | undefined {
  const { last } = name;
  let first = last;
  while (first > name.first && isOfPerson(tokens, first - 1, last)) first--;
  const isLong = !isLatin(tokens, last) && last - first > 1;
  if (isLong && isAfterOffice(tokens, first, sentenceFirst)) first = givenName(tokens, first, last);
  return isOblique(tokens, last) ? undefined : { first, last };
}

/** «Секретар РНБО», «речник Генштабу»: one word behind that of an office, in capitals or in a form that no subject has. */
export function belongsToOffice(tokens: Tokens, { first, last }: Name, from: number): boolean {
  const isBehindWord = isSmallWord(tokens, first - 1);
  if (first < last || first <= from || !isBehindWord || isLatin(tokens, first - 1)) return false;
  return tokens.shapes[first] === UPPER_SHAPE || hasEnding(textAt(tokens, first).toLowerCase(), "addressee");
}

/** Whether a word before somebody's last name is in the same script, and in a form that a name may have there. */
function isOfPerson(tokens: Tokens, token: number, last: number): boolean {
  if (tokens.kinds[token] !== WORD) return true;
  return !isOblique(tokens, token) && isLatin(tokens, token) === isLatin(tokens, last);
}

/** Of several words the first may be the office, or what it is an office of. */
function isAfterOffice(tokens: Tokens, first: number, sentenceFirst: number): boolean {
  const isTitled = isSmallWord(tokens, first - 1);
  return isTitled || first === sentenceFirst;
}

/** A first and a last name, with a father's name between them where there is one; initials and particles are left alone. */
function givenName(tokens: Tokens, first: number, last: number): number {
  for (let token = first; token < last; token++) {
    if (tokens.kinds[token] !== WORD || tokens.shapes[token] === LOWER_SHAPE) return first;
    if (token > first && hasEnding(textAt(tokens, token).toLowerCase(), "patronymic")) return token - 1;
  }
  return last - 1;
}

function isOblique(tokens: Tokens, token: number): boolean {
  const word = textAt(tokens, token).toLowerCase();
  return hasEnding(word, "oblique") || hasEnding(word, "adjective");
}

const FIRST_CYRILLIC = 0x400;

function isLatin({ text, starts }: Tokens, token: number): boolean {
  return text.charCodeAt(starts[token] ?? 0) < FIRST_CYRILLIC;
}
