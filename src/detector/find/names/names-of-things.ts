import { findingTypeOf, isAccusing, TEXT_LANGUAGES, type Technique } from "#report/index.ts";
import { lexiconOf } from "../../patterns/lexicon.ts";
import type { Finding, Matches } from "../../patterns/match.ts";
import { quotationAround } from "../../text/quotations.ts";
import type { Sentence } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";
import {
  CAPITALISED_SHAPE,
  isCapitalised,
  LOWER_SHAPE,
  lettersOf,
  MIXED_SHAPE,
  markAt,
  stemAt,
  type Tokens,
  UPPER_SHAPE,
  WORD,
} from "../../text/tokens.ts";

/** Shorter words keep their small letter in a title. */
const LONG_WORD = 4;
/** From this share of long words with capitals on, a sentence is a heading: there capitals say nothing. */
const HEADING = 0.6;
/** Words that join the parts of a title: a mark, or as many small words. */
const MOST_JOINTS = 2;

/**
 * Findings without those accusing ones whose words are part of a longer name or title: a capital within a sentence of
 * small letters, and the name goes on, as in a street, a ground, a book or a film; or the name stands in marks, as that
 * of a camp, a firm or a party.
 */
export function withoutNames(split: Split, matches: Matches, findings: readonly Finding[]): Finding[] {
  const named = namesInMarks(split, matches);
  const headings = new Map<number, boolean>();
  const inHeading = (sentence: number) => {
    const known = headings.get(sentence) ?? isHeading(split, sentence);
    headings.set(sentence, known);
    return known;
  };
  return findings.filter(
    (finding) =>
      finding.rule === undefined ||
      !judgesPeople(finding.technique) ||
      (!isNameInMarks(split, matches, finding) &&
        !isNameOfMany(split, named, finding) &&
        (!isPartOfName(split, finding) || inHeading(finding.sentence))),
  );
}

/** Whether words of it would judge whom they name, be it by a charge or by a feeling. */
function judgesPeople(technique: Technique): boolean {
  return technique === "contempt" || isAccusing(findingTypeOf(technique));
}

/** Quotation marks around so many words may hold a name. */
const LONGEST_NAME = 3;

/** What a label shows. */
const OF_LABELS: ReadonlySet<Technique> = new Set(["name-calling", "contempt"]);

/** Longer words in capitals are shouted; shorter ones stand for a party or a firm. */
const LONGEST_ACRONYM = 6;

/** A label that is a name here: in capitals amid small letters, or as the text writes it in marks elsewhere. */
function isNameOfMany({ tokens, sentences }: Split, named: ReadonlySet<string>, finding: Finding): boolean {
  const { technique, first, last, sentence } = finding;
  if (!OF_LABELS.has(technique) || first !== last) return false;
  // "WIMPs" are several of something with initials.
  if (tokens.shapes[first] === MIXED_SHAPE) return true;
  if (tokens.shapes[first] === CAPITALISED_SHAPE) return named.has(stemAt(tokens, first));
  if (tokens.shapes[first] !== UPPER_SHAPE || lettersOf(tokens, first) > LONGEST_ACRONYM) return false;
  const { grave } = lexiconOf(sentences[sentence]?.language ?? TEXT_LANGUAGES[0]);
  return !grave.has(tokens, first) && !isUpper(tokens, first - 1) && !isUpper(tokens, first + 1);
}

function isUpper({ kinds, shapes }: Tokens, token: number): boolean {
  return kinds[token] === WORD && shapes[token] === UPPER_SHAPE;
}

/** How what stands in marks with a capital, after a word, begins: names of firms and parties. */
function namesInMarks({ tokens }: Split, { quotations }: Matches): ReadonlySet<string> {
  return new Set(
    quotations
      .filter(({ open, close }) => close - open === 2 && isCapitalAfterWord(tokens, open))
      .map(({ open }) => stemAt(tokens, open + 1)),
  );
}

function isCapitalAfterWord({ kinds, shapes }: Tokens, open: number): boolean {
  return kinds[open - 1] === WORD && shapes[open + 1] === CAPITALISED_SHAPE;
}

/** "An MP of «Servants of the Town»": within a sentence, marks around a few words of which the first has a capital. */
function isNameInMarks({ tokens, sentences }: Split, { quotations }: Matches, finding: Finding): boolean {
  const held = quotationAround(quotations, { first: finding.first, last: finding.first });
  if (held === undefined || held.close - held.open - 1 > LONGEST_NAME) return false;
  return held.open > (sentences[finding.sentence]?.first ?? 0) && isCapitalAfterWord(tokens, held.open);
}

function isPartOfName({ tokens, sentences }: Split, { first, last, sentence }: Finding): boolean {
  const around = sentences[sentence];
  if (around === undefined) return false;
  const { first: from, end } = around;
  if (last === from || !hasOnlyCapitals(tokens, first, last)) return false;
  if (first === last && (isSurname(tokens, first, around) || isWithinTitle(tokens, first, around)))
    return true;
  const next = nextCapital(tokens, last, end);
  return next !== undefined && (first === last ? next === last + 1 : next > last + 1);
}

/** "The Daily Fink", "Our Romance with Ruin and Rage": a capital stands near on both sides, or two right before. */
function isWithinTitle(tokens: Tokens, token: number, { first, end }: Sentence): boolean {
  if (isCapitalised(tokens, token - 1) && isCapitalised(tokens, token - 2) && token - 2 > first) return true;
  const isLed = !isCapitalised(tokens, token - 1) && isCapitalised(tokens, token - 2) && token - 2 > first;
  return isLed && nextCapital(tokens, token, end) !== undefined;
}

/** "Mr Fink": a word with a capital after a title. */
function isSurname(tokens: Tokens, token: number, { first, language }: Sentence): boolean {
  return token > first && lexiconOf(language).titles.has(tokens, token - 1);
}

function hasOnlyCapitals(tokens: Tokens, first: number, last: number): boolean {
  let capitals = 0;
  for (let token = first; token <= last; token++) {
    if (tokens.kinds[token] !== WORD) return false;
    if (tokens.shapes[token] === CAPITALISED_SHAPE) capitals++;
    else if (lettersOf(tokens, token) >= LONG_WORD) return false;
  }
  return capitals > 0;
}

/** The next word with a capital, with nothing but a short small word or two between. */
function nextCapital(tokens: Tokens, last: number, end: number): number | undefined {
  for (let token = last + 1; token < end && token <= last + 1 + MOST_JOINTS; token++) {
    if (tokens.kinds[token] !== WORD || markAt(tokens, token) !== 0) return undefined;
    if (tokens.shapes[token] === CAPITALISED_SHAPE) return token;
    if (lettersOf(tokens, token) >= LONG_WORD) return undefined;
  }
  return undefined;
}

function isHeading({ tokens, sentences }: Split, sentence: number): boolean {
  const { first = 0, end = 0 } = sentences[sentence] ?? {};
  let long = 0;
  let small = 0;
  for (let token = first + 1; token < end; token++) {
    if (tokens.kinds[token] !== WORD || lettersOf(tokens, token) < LONG_WORD) continue;
    long++;
    if (tokens.shapes[token] === LOWER_SHAPE) small++;
  }
  return long - small >= HEADING * long;
}
