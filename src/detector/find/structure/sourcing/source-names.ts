import { kindWords } from "#languages/index.ts";
import { TEXT_LANGUAGES } from "#report/index.ts";
import { lexiconOf } from "../../../patterns/lexicon.ts";
import type { MarkerHit } from "../../../patterns/match.ts";
import { DOUBLE_QUOTES } from "../../../text/quotations.ts";
import type { Sentence } from "../../../text/sentences.ts";
import type { Split } from "../../../text/split.ts";
import { lettersOf, markAt, type Tokens, textAt, WORD } from "../../../text/tokens.ts";
import type { WordSet } from "../../../text/words/word-set.ts";
import {
  BESIDE,
  BESIDE_AFTER,
  hasEnding,
  IN_CLAUSES,
  IN_NAMES,
  INDEFINITES,
  leadsInSpeaker,
  WHOSE,
} from "../../source-words.ts";
import { firstAfterHouse, isCapital, isOblique, wholeName, wordAt } from "./whole-name.ts";

/** How far from a verb of speech, in tokens, the speaker's name may stand; behind it less where speakers mostly stand before it. */
const NAME_DISTANCE = 5;
const NAME_DISTANCE_BEHIND = 3;
/** Words after "according to" that say who. */
const SOURCE_WORDS = 4;

/** The last token of what follows "according to", if that is a name. */
export function lastOfNamedSource({ tokens, sentences }: Split, hit: MarkerHit, times: ReadonlySet<number>) {
  const { end, language } = sentences[hit.sentence] ?? { end: 0, language: TEXT_LANGUAGES[0] };
  const { stopWords } = lexiconOf(language);
  let last = hit.last;
  let name: number | undefined;
  while (last + 1 < end && last < hit.last + SOURCE_WORDS && tokens.kinds[last + 1] === WORD) {
    last++;
    if (isCapital(tokens, last) && !times.has(last) && !stopWords.has(tokens, last)) name = last;
  }
  const isExact = hit.last - hit.first >= EXACT_PHRASE;
  if (name !== undefined) return wholeSource(tokens, wholeName(tokens, name, hit.first, end).last, end);
  if (!isExact || isLeadIn(tokens, hit)) return undefined;
  return isCapital(tokens, hit.last) ? wholeName(tokens, hit.last, hit.first, end).last : last;
}

/** «Про це повідомив» leads in a speaker and names none. */
function isLeadIn({ text, starts, ends }: Tokens, { first, last }: MarkerHit): boolean {
  return leadsInSpeaker(text.slice(starts[first], ends[last - 1] ?? 0).concat(" "));
}

/** "According to the Centre" goes on to "for Human Rights". */
function wholeSource(tokens: Tokens, name: number, end: number): number {
  let last = name;
  while (last + 2 < end && IN_NAMES.has(textAt(tokens, last + 1)) && isCapital(tokens, last + 2))
    last = wholeName(tokens, last + 2, last + 2, end).last;
  return last;
}

/** A phrase of so many words more names its source itself: "the results published in the journal", «за даними поліції». */
const EXACT_PHRASE = 2;

/** Who is named before a verb of speech or, where nobody is, after it; as token numbers, within the clause. */
export function nameNear(
  { tokens, sentences }: Split,
  { first: verb, sentence: number }: MarkerHit,
  times: ReadonlySet<number>,
): NameFound | undefined {
  const sentence = sentences[number];
  if (sentence === undefined) return undefined;
  const { stopWords } = lexiconOf(sentence.language);
  const { isInverted } = kindWords[sentence.language].reporting;
  for (const direction of [-1, 1]) {
    const furthest = direction > 0 && !isInverted ? NAME_DISTANCE_BEHIND : NAME_DISTANCE;
    const within = direction > 0 ? { ...sentence, first: verb + 1 } : sentence;
    for (let away = 1; away <= furthest; away++) {
      const index = verb + direction * away;
      if (index < sentence.first || index >= sentence.end) break;
      // A name may stand in quotation marks: «Вісник» пише.
      if (DOUBLE_QUOTES.has(markAt(tokens, index))) continue;
      if (tokens.kinds[index] !== WORD) break;
      if (!isCapital(tokens, index) || times.has(index) || stopWords.has(tokens, index)) continue;
      const name = nameAround(tokens, index, direction > 0, within);
      if (name) return name;
    }
  }
  return undefined;
}

interface NameFound {
  readonly first: number;
  readonly last: number;
}

/**
 * The whole name with a capitalised word in it, if it can be who speaks. A sentence's first word counts only as part of a
 * longer one.
 * @param within the sentence, or what stands in it after the verb
 */
function nameAround(
  tokens: Tokens,
  index: number,
  isAfterVerb: boolean,
  within: Sentence,
): NameFound | undefined {
  const whole = wholeName(tokens, index, within.first, within.end);
  if (isAfterVerb && isIndefinite(tokens, whole.first)) return undefined;
  const last = isAfterVerb ? lastOfTitled(tokens, whole.last, within) : whole.last;
  const first = firstOfSpeaker(tokens, whole.first, within);
  if (isAddressee(tokens, last) || isBeside(tokens, isAfterVerb, first)) return undefined;
  if (isAfterVerb ? isAttribute(tokens, whole, within) : isSupposed(tokens, first)) return undefined;
  if (first < last) return { first, last };
  const isInitial = lettersOf(tokens, first) === 1 || isOblique(tokens, first);
  return isInitial || (!isAfterVerb && index === within.first) ? undefined : { first, last };
}

/** Where the one who speaks begins whose name begins at a token: earlier with an office, later behind that of a country or house. */
function firstOfSpeaker(tokens: Tokens, name: number, within: Sentence): number {
  const { isInverted } = kindWords[within.language].reporting;
  const own = isInverted ? firstAfterHouse(tokens, name) : name;
  return firstOfWhose(tokens, firstOfOffice(tokens, own, within), within);
}

/** "Says BBC correspondent Ada Finch", "said Ms. Finch": a name goes on over an office or a full stop of its title. */
function lastOfTitled(tokens: Tokens, name: number, { end, language }: Sentence): number {
  const { titles, stopWords } = lexiconOf(language);
  const isTitle = titles.has(tokens, name) && markAt(tokens, name + 1) === STOP;
  let last = isTitle ? name + 1 : name;
  const most = Math.min(end - 1, last + OFFICE_WORDS);
  while (last < most && isOffice(tokens, last + 1, stopWords)) last++;
  if (last + 1 >= end || tokens.kinds[last + 1] !== WORD || !isCapital(tokens, last + 1)) return name;
  return wholeName(tokens, last + 1, last + 1, end).last;
}

const STOP = ".".charCodeAt(0);

/** So many words of an office may stand between the two parts of a name. */
const OFFICE_WORDS = 2;

function isOffice(tokens: Tokens, index: number, stopWords: WordSet): boolean {
  return tokens.kinds[index] === WORD && !isCapital(tokens, index) && !stopWords.has(tokens, index);
}

/** "The wife of Stowe's mayor told", "a spokesman for the Treasury said": who speaks is told by a name, and is not it. */
function firstOfWhose(tokens: Tokens, name: number, { first: from, language }: Sentence): number {
  const hasArticle = tokens.kinds[name - 1] === WORD && lexiconOf(language).stopWords.has(tokens, name - 1);
  const whose = hasArticle && !WHOSE.has(wordAt(tokens, name - 1)) ? name - 2 : name - 1;
  const isTold = whose > from && WHOSE.has(wordAt(tokens, whose)) && tokens.kinds[whose - 1] === WORD;
  return isTold ? whose - 1 : name;
}

/** «Начальник Сумської ОВА зазначив»: an adjective at the head of a name tells whose office it is, and the word before it which. */
function firstOfOffice(tokens: Tokens, name: number, { first: from, language }: Sentence): number {
  if (name - 1 < from || !hasEnding(textAt(tokens, name), "adjective")) return name;
  return isOffice(tokens, name - 1, lexiconOf(language).stopWords) ? name - 1 : name;
}

/** "Says a BBC reporter": the name is not of who speaks. */
function isIndefinite(tokens: Tokens, name: number): boolean {
  return INDEFINITES.has(wordAt(tokens, name - 1));
}

/** "Peace with France stated": a name within a phrase does not say it. */
function isBeside(tokens: Tokens, isAfterVerb: boolean, first: number): boolean {
  return (isAfterVerb ? BESIDE_AFTER : BESIDE).has(wordAt(tokens, first - 1));
}

/** "If the Board says", «якщо Рада вважає»: what is supposed has not been said. */
function isSupposed(tokens: Tokens, first: number): boolean {
  return IN_CLAUSES.has(wordAt(tokens, first - 1));
}

/** "Claim Danish officials": one capitalised word that tells of which country or house those are who say it. */
function isAttribute(tokens: Tokens, { first, last }: NameFound, { end, language }: Sentence): boolean {
  const next = last + 1;
  const isOne = first === last && next < end && tokens.kinds[next] === WORD;
  return (
    isOne && isOffice(tokens, next, lexiconOf(language).stopWords) && /\p{L}{4}s$/u.test(textAt(tokens, next))
  );
}

/** «Сказав Каналу», «сказал Вестнику»: a dative or an instrumental is who was told, not who says it. */
function isAddressee(tokens: Tokens, last: number): boolean {
  return hasEnding(wordAt(tokens, last), "addressee");
}
