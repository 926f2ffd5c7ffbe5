import { WANTS } from "#languages/index.ts";
import { findingTypeOf, isAccusing } from "#report/index.ts";
import { sentencesOf } from "../../patterns/match.ts";
import { outerWordsOf, type Sentence, wordsOf } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";
import {
  COLON,
  isDash,
  isSmallWord,
  lettersOf,
  markAt,
  NUMBER,
  QUOTES,
  type Tokens,
  withOpeningMark,
} from "../../text/tokens.ts";
import type { Candidate } from "../candidates.ts";
import type { Survey } from "./survey.ts";
import { edgeWeight, wholeSentence } from "./telling-sentence.ts";

/** A sentence by which a text is told that neither asks nor concludes in so many words. */
interface Told {
  readonly want: "view" | "ending";
  readonly words: readonly [string];
  readonly weight: number;
}

/** What a sentence of the author's gains: by a device in it, by one that is often found wrongly, by a word of judgement. */
const GAIN = { strong: 1.5, weak: 0.5, judgement: 1, exclaimed: 0.5, most: 3 } as const;
/** So much shows that a sentence takes a stand, and not only where it stands. */
const LEAST_STAND = 2;
/** In a text so short a single device or question says much. */
const SHORT_TEXT = { words: 150, leastStand: 1.5 } as const;
const LEAST = 2.5;
const FEWEST_WORDS = 5;
/** Of a longer sentence its beginning may not show the stand. */
const LONGEST = 26;

/** Which of its sentences a text may be told by where no words ask or conclude. */
export interface Fallbacks {
  readonly view: boolean;
  readonly ending: boolean;
}

/** The sentences by which a text can be told where no words of it ask or conclude. */
export function fallbacksOf(
  survey: Survey,
  candidates: readonly Candidate[],
  { view, ending }: Fallbacks,
): Told[] {
  if (!view && !ending) return [];
  const stands = standsOf(survey, candidates);
  return [view ? viewOf(survey, stands) : undefined, ending ? endingOf(survey, stands) : undefined].filter(
    (each) => each !== undefined,
  );
}

type Stands = ReadonlyMap<number, number>;

/**
 * The sentence in which the author takes a stand most plainly: a text that argues is told by it. Nothing where none
 * takes one, or where it is too long to be shown whole.
 */
function viewOf(survey: Survey, stands: Stands): Told | undefined {
  const { split, fits, leaning, told } = survey;
  const isShort = wordsOf(split.sentences) <= SHORT_TEXT.words;
  const leastStand = isShort ? SHORT_TEXT.leastStand : LEAST_STAND;
  let best: { readonly words: string; readonly weight: number } | undefined;
  for (const [number, sentence] of split.sentences.entries()) {
    const stand = Math.min(GAIN.most, stands.get(number) ?? 0);
    if (stand < leastStand || sentence.words < FEWEST_WORDS || leaning.has(number)) continue;
    if (!fits.asStand(number)) continue;
    const weight = stand + edgeWeight(told, number);
    if (weight < LEAST || weight <= (best?.weight ?? 0)) continue;
    const words = sayingOf(survey, number, LONGEST);
    if (words !== undefined) best = { words, weight };
  }
  return best && { want: "view", words: [best.words], weight: 0 };
}

/** A sentence whole, where its author says it. */
function sayingOf(survey: Survey, number: number, most?: number): string | undefined {
  const { split, fits } = survey;
  const words = wholeSentence(split, number, most);
  if (words === undefined || !isByAuthor(survey, number)) return undefined;
  const shown = split.text.slice(words.start, words.end);
  return fits.asSaid(number) && !fits.isCutShort(number, shown) ? shown : undefined;
}

const ASKS_OR_CRIES: ReadonlySet<number> = new Set([0x21, 0x3f]);

/** How much each sentence takes a stand, by its number. */
function standsOf({ split, matches }: Survey, candidates: readonly Candidate[]): Stands {
  const { markers } = matches;
  const stands = new Map<number, number>();
  const add = (sentence: number, gain: number) => stands.set(sentence, (stands.get(sentence) ?? 0) + gain);
  for (const { technique, strength, voice, sentence } of candidates)
    if (voice === "author" && isAccusing(findingTypeOf(technique))) add(sentence, GAIN[strength]);
  for (const { sentence } of markers.get("judgement") ?? []) add(sentence, GAIN.judgement);
  for (const [number, { end }] of split.sentences.entries())
    if (ASKS_OR_CRIES.has(markAt(split.tokens, end - 1))) add(number, GAIN.exclaimed);
  return stands;
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
  for (let token = first; token < sentence.end - 1; token++) {
    const mark = markAt(tokens, token);
    if (QUOTES.has(mark) && mark !== 0x27 && mark !== 0x2019) return false;
  }
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

/** A line of few words is a heading or a signature, unless it asks or cries out; what leads in a list is not whole. */
function isSentence({ text, tokens, sentences }: Split, number: number): boolean {
  const { words = 0, first = 0, end = 0 } = sentences[number] ?? {};
  // "A. Carter (@carter)" signs a post.
  if (text.slice(tokens.starts[first], tokens.ends[end - 1]).includes("@")) return false;
  if (markAt(tokens, end - 1) === COLON) return false;
  return words >= FEWEST_WORDS || (words >= FEWEST_IN_CRY && ASKS_OR_CRIES.has(markAt(tokens, end - 1)));
}

const FEWEST_IN_CRY = 3;

/** So many of the last sentences are looked at for one that can be shown whole. */
const LAST = 3;

/** Of the last sentences of the text itself in which its author judges, asks or concludes, the one that takes most of a stand. */
function endingOf(survey: Survey, stands: Stands): Told | undefined {
  const { split, matches, leaning, told } = survey;
  const wanting = new Set(
    [...WANTS, "upshot" as const].flatMap((sign) => sentencesOf(matches.markers.get(sign))),
  );
  let best: { readonly words: string; readonly stand: number } | undefined;
  for (let number = told - 1; number >= Math.max(0, told - LAST); number--) {
    const stand = stands.get(number) ?? 0;
    if (best !== undefined && stand <= best.stand) continue;
    if ((stand === 0 && !wanting.has(number)) || leaning.has(number) || !isSentence(split, number)) continue;
    const words = sayingOf(survey, number);
    if (words !== undefined) best = { words, stand };
  }
  return best && { want: "ending", words: [best.words], weight: -1 };
}
