import { type Sentence, wordsOf } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";
import {
  COLON,
  isDash,
  isSmallWord,
  isWordLike,
  markAt,
  OPENING_QUOTES,
  type Tokens,
  WORD,
} from "../../text/tokens.ts";

/** A headline: offsets in the text, its tokens `from` up to `end`, and the number of the first sentence of the body. */
export interface Headline {
  readonly start: number;
  readonly stop: number;
  readonly from: number;
  readonly end: number;
  readonly bodyFrom: number;
}

const MOST_WORDS = 26;
/** More marks than these among so few words are no headline. */
const MOST_TOKENS = 60;
/** A body has so many words, and more than its headline. */
const FEWEST_BODY_WORDS = 15;

/** The headline of a text: a first line that is short, ends without a full stop, and has a body beneath it. */
export function headlineOf({ tokens, sentences }: Split): Headline | undefined {
  const line = sentences[0]?.paragraph;
  const bodyFrom = sentences.findIndex(({ paragraph }) => paragraph !== line);
  if (bodyFrom <= 0) return undefined;
  const words = wordsOf(sentences.slice(0, bodyFrom));
  if (words > MOST_WORDS || hasFullStop(tokens, sentences.slice(0, bodyFrom - 1))) return undefined;
  if (wordsOf(sentences.slice(bodyFrom)) < Math.max(FEWEST_BODY_WORDS, words * 1.5)) return undefined;
  const { from, end } = withoutMarks(tokens, sentences[0]?.first ?? 0, sentences[bodyFrom - 1]?.end ?? 0);
  const bodyStart = sentences[bodyFrom]?.first ?? 0;
  if (end - from > MOST_TOKENS) return undefined;
  if (words === 1 && !isTitle(tokens, from, end)) return undefined;
  if (!endsLikeHeadline(tokens, end) || goesOn(tokens, bodyStart)) return undefined;
  return { start: tokens.starts[from] ?? 0, stop: tokens.ends[end - 1] ?? 0, from, end, bodyFrom };
}

/** A sentence of a few words with a full stop before the last one makes a paragraph of the line; "Dr. No" does not. */
function hasFullStop(tokens: Tokens, sentences: readonly Sentence[]): boolean {
  return sentences.some(({ end, words }) => words >= FEWEST_IN_SENTENCE && markAt(tokens, end - 1) === 0x2e);
}

const FEWEST_IN_SENTENCE = 6;

/** Without emoji, "#" and dashes before it, and without emoji after it. */
function withoutMarks(tokens: Tokens, first: number, last: number): { from: number; end: number } {
  let from = first;
  while (from < last - 1 && !isWordLike(tokens, from) && !OPENING_QUOTES.has(markAt(tokens, from))) from++;
  let end = last;
  while (end > from + 1 && !isWordLike(tokens, end - 1) && markAt(tokens, end - 1) === 0) end--;
  return { from, end };
}

/** A full stop ends a sentence of a body; a comma or a dash has more to come; a colon leads in a list. */
function endsLikeHeadline(tokens: Tokens, end: number): boolean {
  return ![0x2e, 0x2c, COLON, 0x3b].includes(markAt(tokens, end - 1)) && !isDash(tokens, end - 1);
}

/** One word is a title ("York"), unless it is a shout or a link. */
function isTitle(tokens: Tokens, from: number, end: number): boolean {
  return end === from + 1 && tokens.kinds[from] === WORD && tokens.shapes[from] !== 0;
}

/** Whether the next line goes on with the sentence: it begins with a small letter. */
function goesOn(tokens: Tokens, first: number): boolean {
  let index = first;
  while (index < tokens.count && !isWordLike(tokens, index)) index++;
  return isSmallWord(tokens, index);
}
