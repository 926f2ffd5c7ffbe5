import type { Span } from "#report/index.ts";
import { isOpenEnd } from "../../patterns/lexicon.ts";
import { outerWordsOf, type Sentence } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";
import { COLON, isSmallWord, LINK, markAt, type Tokens, withOpeningMark } from "../../text/tokens.ts";

/** Words of a sentence that can be shown whole, and of the last one of a text that is no signature. */
export const MOST_SHOWN_WORDS = 24;
const FEWEST_TOLD = 4;

/** A sentence that is short enough, with its marks; with the next line where it leads in a list. Nothing where a line's end cuts it. */
export function wholeSentence(split: Split, number: number, most = MOST_SHOWN_WORDS): Span | undefined {
  const { tokens, sentences } = split;
  const sentence = sentences[number];
  if (sentence === undefined || sentence.words > most || isCutByLine(split, number)) return undefined;
  const next = markAt(tokens, sentence.end - 1) === COLON ? sentences[number + 1] : undefined;
  const words = sentence.words + (next?.words ?? 0);
  const { end } = words > most ? sentence : (next ?? sentence);
  return { start: tokens.starts[openingOf(tokens, sentence)] ?? 0, end: tokens.ends[end - 1] ?? 0 };
}

/** "The plan is much like", with a link on the next line: the sentence goes on there. */
function isCutByLine({ tokens, sentences }: Split, number: number): boolean {
  const [sentence, next] = [sentences[number], sentences[number + 1]];
  if (sentence === undefined || markAt(tokens, sentence.end - 1) !== 0) return false;
  if (isOpenEnd(tokens, sentence.end - 1, sentence.language)) return true;
  return next !== undefined && isSmallWord(tokens, outerWordsOf(tokens, next).first);
}

/** The first word of a sentence, or the mark that opens a quotation before it. */
function openingOf(tokens: Tokens, sentence: Sentence): number {
  const { first } = outerWordsOf(tokens, sentence);
  return Math.max(sentence.first, withOpeningMark(tokens, first));
}

/** The very first and last sentences, and the parts of a text that count as its beginning and end. */
const EDGE = { first: 3, last: 4, head: 0.15, tail: 0.2 } as const;
const WEIGHT = { outer: 1.5, inner: 1 } as const;

/** How much the place of a sentence makes it one of the text as a whole; its own sentences end before number `told`. */
export function edgeWeight(told: number, number: number): number {
  if (number < EDGE.first || (number >= told - EDGE.last && number < told)) return WEIGHT.outer;
  const isInner = number < told * EDGE.head || (number >= told * (1 - EDGE.tail) && number < told);
  return isInner ? WEIGHT.inner : 0;
}

/**
 * The number behind the last sentence of the text itself: links and a line on who has published it follow.
 * @param imprints numbers of sentences on who has published it.
 */
export function toldBefore({ sentences, tokens }: Split, imprints: ReadonlySet<number>): number {
  const at = sentences.findLastIndex(
    ({ first, end, words }, number) =>
      words >= FEWEST_TOLD && !hasLink(tokens, first, end) && !imprints.has(number),
  );
  return at + 1;
}

function hasLink({ kinds }: Tokens, first: number, end: number): boolean {
  for (let token = first; token < end; token++) if (kinds[token] === LINK) return true;
  return false;
}
