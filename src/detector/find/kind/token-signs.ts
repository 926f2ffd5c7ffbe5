import { kindWords } from "#languages/index.ts";
import type { Split } from "../../text/split.ts";
import {
  LINK,
  lettersOf,
  markAt,
  NUMBER,
  SYMBOL,
  type Tokens,
  UPPER_SHAPE,
  WORD,
} from "../../text/tokens.ts";
import { ABSTRACT, IMPERATIVE, IMPERSONAL, PAST, readEndings } from "./endings.ts";
import type { Sample } from "./sample.ts";

/** What is counted of the tokens of a text. */
function noTokens() {
  return {
    words: 0,
    letters: 0,
    past: 0,
    imperative: 0,
    abstract: 0,
    impersonal: 0,
    capitals: 0,
    names: 0,
    numbers: 0,
    years: 0,
    "old-years": 0,
    citations: 0,
    brackets: 0,
    emoji: 0,
    hashtags: 0,
    money: 0,
    links: 0,
    "section-sign": 0,
  };
}

type TokenCounts = ReturnType<typeof noTokens>;

/** Signs in some tokens: rates times `per`, and the letters of a word on average. */
export function signsOfTokens({ tokens, language }: Split, ranges: Sample["ranges"], per: number) {
  const endings = readEndings(tokens.distinct, language);
  const counts = noTokens();
  for (const { first, end } of ranges)
    for (let index = first; index < end; index++) countToken(tokens, index, endings, counts);
  const { words, letters } = counts;
  const section = counts["section-sign"];
  for (const sign of SIGNS) counts[sign] *= per;
  return {
    ...counts,
    "section-sign": section,
    letters: letters / Math.max(words, 1) - kindWords[language].extraLetters,
  };
}

function countToken(tokens: Tokens, index: number, endings: Uint8Array, counts: TokenCounts): void {
  const kind = tokens.kinds[index];
  if (kind === WORD) countWord(tokens, index, endings[tokens.words[index] ?? 0] ?? 0, counts);
  else if (kind === NUMBER) countNumber(tokens, index, counts);
  else if (kind === SYMBOL) countSymbol(tokens, index, counts);
  else if (kind === LINK) counts.links++;
  else if (markAt(tokens, index) === 0x28) counts.brackets++;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets which strings they are
const SIGNS = Object.keys(noTokens()) as (keyof TokenCounts)[];

const LONGEST_ACRONYM = 3;

function countWord(tokens: Tokens, index: number, ending: number, counts: TokenCounts): void {
  counts.words++;
  counts.letters += lettersOf(tokens, index);
  if ((ending & PAST) !== 0) counts.past++;
  if ((ending & IMPERATIVE) !== 0) counts.imperative++;
  if ((ending & ABSTRACT) !== 0) counts.abstract++;
  if ((ending & IMPERSONAL) !== 0) counts.impersonal++;
  const shape = tokens.shapes[index] ?? 0;
  if (shape === UPPER_SHAPE && lettersOf(tokens, index) > LONGEST_ACRONYM) counts.capitals++;
  if (shape !== 0 && tokens.kinds[index - 1] === WORD) counts.names++;
}

/** Years before it belong to history rather than to news. */
const FIRST_RECENT_YEAR = 1990;

function countNumber(tokens: Tokens, index: number, counts: TokenCounts): void {
  counts.numbers++;
  const year = yearAt(tokens, index);
  if (year > 0) counts.years++;
  if (year > 0 && year < FIRST_RECENT_YEAR) counts["old-years"]++;
  if (markAt(tokens, index - 1) === 0x5b && goesOnLikeCitation(markAt(tokens, index + 1))) counts.citations++;
}

/** The year that a number may be; 0 for any other. */
function yearAt(tokens: Tokens, index: number): number {
  if (lettersOf(tokens, index) !== 4) return 0;
  const year = Number(tokens.text.slice(tokens.starts[index], tokens.ends[index]));
  return year >= 1000 && year < 2100 ? year : 0;
}

/** "[12]", "[3, 4]", "[5-7]". */
function goesOnLikeCitation(mark: number): boolean {
  return mark === 0x5d || mark === 0x2c || mark === 0x2013 || mark === 0x2d || mark === 0x3b;
}

/** $ € £ ₴ ₽ */
const MONEY: ReadonlySet<number> = new Set([0x24, 0x20ac, 0xa3, 0x20b4, 0x20bd]);

function countSymbol({ text, starts }: Tokens, index: number, counts: TokenCounts): void {
  const unit = text.charCodeAt(starts[index] ?? 0);
  if (isEmoji(unit)) counts.emoji++;
  else if (unit === 0x23) counts.hashtags++;
  else if (unit === 0xa7) counts["section-sign"]++;
  else if (MONEY.has(unit)) counts.money++;
}

function isEmoji(unit: number): boolean {
  return (unit >= 0xd83c && unit <= 0xd83e) || (unit >= 0x2600 && unit <= 0x27bf) || unit === 0x203c;
}
