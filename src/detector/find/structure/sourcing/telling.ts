import { kindWords } from "#languages/index.ts";
import type { MarkerHit } from "../../../patterns/match.ts";
import { unitsOf } from "../../../text/characters.ts";
import type { Split } from "../../../text/split.ts";
import { CAPITALISED_SHAPE, markAt, textAt, WORD } from "../../../text/tokens.ts";
import {
  COMMA_THATS,
  DENIALS,
  hasEnding,
  IN_CLAUSES,
  isScorning,
  leadsInSpeaker,
  OLD_TIMES,
  PASSIVES,
  THATS,
  UNFINISHED,
} from "../../source-words.ts";
import { wordAt } from "./whole-name.ts";

/** "… warns that", "… reports:", «— заявив …», «Про це повідомив …»: what is said stands right after the verb or before it. */
export function isTelling({ text, tokens, language }: Split, { first, last }: MarkerHit): boolean {
  const [start, end] = [tokens.starts[first] ?? 0, tokens.ends[last] ?? 0];
  const { comma, colon, word } = LED_OUT.exec(text.slice(end, end + LED_IN))?.groups ?? {};
  if (colon !== undefined) return true;
  if (word !== undefined && (comma === undefined ? THATS : COMMA_THATS).has(word)) return true;
  return (
    kindWords[language].reporting.isInverted && leadsInSpeaker(text.slice(Math.max(0, start - LED_IN), start))
  );
}

/** A colon, or a word that may lead in what is said. */
const LED_OUT = /^(?:\s*(?<colon>:)|(?<comma>,)?\s+(?<word>\p{L}+)(?!\p{L}))/u;

/** "Did not say", «не сказав», "were told", and "Notes:" at the head of a list. */
export function isDenied({ text, tokens, sentences }: Split, { first, sentence }: MarkerHit): boolean {
  const start = tokens.starts[first] ?? 0;
  const before = /(?:^|\s)(?<word>\p{L}+)\s$/u.exec(text.slice(Math.max(0, start - LED_IN), start))?.groups?.[
    "word"
  ];
  if (before !== undefined && (DENIALS.has(before) || PASSIVES.has(before))) return true;
  return tokens.shapes[first] === CAPITALISED_SHAPE && first > (sentences[sentence]?.first ?? 0);
}

/** «Зазначено», «сказано»: nobody in the sentence says it. */
export function isImpersonal({ tokens }: Split, { last }: MarkerHit): boolean {
  return hasEnding(textAt(tokens, last), "impersonal");
}

/** UTF-16 units that lead in what is said. */
const LED_IN = 10;

/** "Politicians who blindly insisted", "says we are": words that go on are no name with its verb. */
export function hasClause({ text, tokens }: Split, first: number, last: number): boolean {
  const end = tokens.ends[last] ?? 0;
  const words = text.slice(tokens.starts[first], end).split(/\s+/u);
  if (words.slice(2).some((word) => THATS.has(word))) return true;
  if (words.some((word) => IN_CLAUSES.has(word)) || hasEnding(words.at(-1) ?? "", "possessive")) return true;
  return isWithinClause(words, end >= text.length);
}

/** "Noted that the Officer had": a name after the verb and "that" is whom it is said of, not who says it. */
function isWithinClause(words: readonly string[], isAtEnd: boolean): boolean {
  const [verb = "", next = ""] = words;
  const last = words.at(-1) ?? "";
  if (words.length > 2 && THATS.has(next) && /^\p{Ll}+$/u.test(verb)) return true;
  return words.length > 1 && UNFINISHED.has(last) && !isAtEnd;
}

/** «Горе-експерт», «так званий політолог», "the so-called expert", “expert” Ada Finch: who is scorned is called no source. */
export function isWavedAway({ tokens }: Split, name: number): boolean {
  if (HELD_OFF.has(markAt(tokens, name - 1)) && tokens.kinds[name - 2] === WORD) return true;
  return Array.from({ length: SCORN_REACH + 1 }, (_, away) => name - away).some(
    (index) => index >= 0 && isScorning(wordAt(tokens, index)),
  );
}

/** Closing marks around a word right before a name. */
const HELD_OFF = unitsOf("”»");

/** So many words before a name tell what the author thinks of its bearer. */
const SCORN_REACH = 3;

/** «Петро колись сказав», "Finch once said": what is told without a day and a place cannot be looked up. */
export function isOfOldTimes(
  { tokens }: Split,
  hit: MarkerHit,
  name: { first: number; last: number },
): boolean {
  const from = Math.min(hit.first, name.first) - 1;
  const to = Math.max(hit.last, name.last) + 1;
  for (let token = Math.max(0, from); token <= to; token++)
    if (tokens.kinds[token] === WORD && OLD_TIMES.has(wordAt(tokens, token))) return true;
  return false;
}
