import { findingTypeOf, hasFact, isAccusing, TEXT_LANGUAGES, type Technique } from "#report/index.ts";
import { DENIALS } from "../find/source-words.ts";
import { isAdjective } from "../patterns/adjective.ts";
import { lexiconOf } from "../patterns/lexicon.ts";
import type { Finding } from "../patterns/match.ts";
import { unitsOf } from "../text/characters.ts";
import type { Split } from "../text/split.ts";
import {
  CAPITALISED_SHAPE,
  isWordLike,
  LOWER_SHAPE,
  MARK,
  markAt,
  NUMBER,
  textAt,
  UPPER_SHAPE,
  WORD,
} from "../text/tokens.ts";

/** So many words a quote may run on to reach the end of its clause; the second way of a choice may be longer. */
const LONGEST_RUN_ON = 6;
const LONGEST_WAY = 14;

/** Tokens `first` to `last` of a finding as they are to be quoted. */
export function rangeToQuote(split: Split, finding: Finding): { first: number; last: number } {
  const to = lastOfNoun(split, finding, lastToQuote(split, finding));
  const last = hasFact(finding.technique, "isOfWords") ? to : lastOfName(split, finding.sentence, to);
  return { first: firstToQuote(split, finding), last };
}

function firstToQuote(split: Split, finding: Finding): number {
  if (finding.technique === "name-calling") return firstOfLabel(split, finding);
  if (isTurnedRound(split, finding)) return finding.first - 1;
  return finding.technique === "counter-view" ? firstOfSide(split, finding) : finding.first;
}

/** Whether a technique is a way to argue, and not one of single words. */
export function isArgument(technique: Technique): boolean {
  return isAccusing(findingTypeOf(technique)) && !hasFact(technique, "isOfWords");
}

/** "Not in May but today": without its "not" an argument would say the opposite. */
function isTurnedRound({ tokens, sentences }: Split, { technique, sentence, first }: Finding): boolean {
  const start = sentences[sentence]?.first ?? first;
  return isArgument(technique) && first > start && DENIALS.has(textAt(tokens, first - 1).toLowerCase());
}

/** "Denied it" lacks who did: so many words before it are quoted if they begin the sentence or follow a mark. */
const LONGEST_SIDE = 4;

function firstOfSide({ tokens, sentences }: Split, { sentence, first }: Finding): number {
  const start = sentences[sentence]?.first ?? first;
  let from = first;
  while (from > start && first - from <= LONGEST_SIDE && isWordLike(tokens, from - 1)) from--;
  return first - from > LONGEST_SIDE ? first : from;
}

/** So many words stand between an adjective and the end of its noun at the most. */
const LONGEST_NOUN = 3;

/** "Cooked up behind closed" goes on to "doors": several words that end in an adjective lack its noun; a surname waits for none. */
function lastOfNoun(
  { tokens, sentences }: Split,
  { technique, sentence, first }: Finding,
  last: number,
): number {
  if (first === last || !isAccusing(findingTypeOf(technique))) return last;
  const { end, language } = sentences[sentence] ?? { end: last + 1, language: TEXT_LANGUAGES[0] };
  const { openEnds, stopWords } = lexiconOf(language);
  let to = last;
  while (
    to < last + LONGEST_NOUN &&
    to + 1 < end &&
    tokens.kinds[to] === WORD &&
    tokens.shapes[to] !== CAPITALISED_SHAPE &&
    isAdjective(tokens, to, language)
  ) {
    const isNoun =
      tokens.kinds[to + 1] === WORD && !openEnds.has(tokens, to + 1) && !stopWords.has(tokens, to + 1);
    if (!isNoun) return to;
    to++;
  }
  return to;
}

/** Of one inflected adjective its noun as well: «дурного» alone does not say what it stood with. */
export function withNoun(
  { tokens, sentences }: Split,
  sentence: number,
  { first, last }: { first: number; last: number },
): { first: number; last: number } {
  const { end, language } = sentences[sentence] ?? { end: last + 1, language: TEXT_LANGUAGES[0] };
  const { openEnds, stopWords, isInflected } = lexiconOf(language);
  const next = last + 1;
  if (!isInflected || first !== last || next >= end || !isAdjective(tokens, last, language))
    return { first, last };
  const isNoun =
    tokens.kinds[next] === WORD &&
    tokens.shapes[next] === LOWER_SHAPE &&
    !openEnds.has(tokens, next) &&
    !stopWords.has(tokens, next) &&
    !isAdjective(tokens, next, language);
  return { first, last: isNoun ? next : last };
}

/** So many words more a name may have. */
const LONGEST_NAME = 4;

/** "A study by the American Action" goes on to the end of the name, "1" to the end of "1–1,5". */
function lastOfName({ tokens, sentences }: Split, sentence: number, last: number): number {
  const end = Math.min(sentences[sentence]?.end ?? 0, last + LONGEST_NAME + 1);
  const isCapital = (index: number) =>
    tokens.kinds[index] === WORD &&
    (tokens.shapes[index] === CAPITALISED_SHAPE || tokens.shapes[index] === UPPER_SHAPE);
  let to = last;
  while (to + 1 < end && isCapital(to) && isCapital(to + 1)) to++;
  if (tokens.kinds[to] !== NUMBER || tokens.kinds[to + 2] !== NUMBER || to + 2 >= end) return to;
  return DASHES.has(markAt(tokens, to + 1)) ? to + 2 : to;
}

const DASHES = unitsOf("-–—");

/** "Is a liar" names "liar"; "pig-headed" before a label belongs to it. */
function firstOfLabel(split: Split, { sentence, first, last }: Finding): number {
  const { tokens, sentences } = split;
  const { first: start, language } = sentences[sentence] ?? { first, language: TEXT_LANGUAGES[0] };
  const { labelLeads, adjectives } = lexiconOf(language);
  let from = first;
  while (from < last && tokens.kinds[from] === WORD && labelLeads.has(tokens, from)) from++;
  const isWhole = from > first || first === start;
  return isWhole || !isHyphened(split, first - 1, adjectives.compounds) ? from : first - 1;
}

function isHyphened({ tokens }: Split, index: number, endings: readonly string[]): boolean {
  if (tokens.kinds[index] !== WORD || tokens.shapes[index] === CAPITALISED_SHAPE) return false;
  const word = textAt(tokens, index);
  return word.includes("-") && endings.some((ending) => word.endsWith(ending));
}

/** Marks behind which words in quotation marks or brackets begin. */
const OPENING_MARKS = unitsOf("“«„([");

/**
 * A quote that stops at "the" or "and" reads as cut off: one that accuses runs on to the end of its clause,
 * if that is near; any other is cut back to the word before.
 */
function lastToQuote({ tokens, sentences }: Split, { technique, sentence, first, last }: Finding): number {
  const { end, language } = sentences[sentence] ?? { end: last + 1, language: TEXT_LANGUAGES[0] };
  const { openEnds } = lexiconOf(language);
  const isOpen = (index: number) => tokens.kinds[index] === WORD && openEnds.has(tokens, index);
  const goesOn = (index: number) => index + 1 < end && isWordLike(tokens, index + 1);
  const opensNext = OPENING_MARKS.has(markAt(tokens, last + 1)) && last + 1 < end;
  if (!isOpen(last) || (!goesOn(last) && !opensNext)) return last;
  const most = technique === "false-dilemma" ? LONGEST_WAY : LONGEST_RUN_ON;
  let to = last;
  if (isAccusing(findingTypeOf(technique)) && !opensNext) {
    while (goesOn(to) && to < last + most) to++;
    if (goesOn(to)) to = last;
  }
  while (to > first && (isOpen(to) || tokens.kinds[to] === MARK)) to--;
  if (to > first || !isOpen(to)) return to;
  to = last;
  while (isOpen(to) && goesOn(to)) to++;
  return to;
}
