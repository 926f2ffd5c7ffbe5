import { findingTypeOf, isAccusing, type Span } from "#report/index.ts";
import { headlineOf } from "../../find/kind/headline.ts";
import type { Matches } from "../../patterns/match.ts";
import { endsIn, type Sentence } from "../../text/sentences.ts";
import type { Split } from "../../text/split.ts";
import { lettersOf, markAt, UPPER_SHAPE, WORD } from "../../text/tokens.ts";
import { isByAuthor } from "../../text/voice.ts";
import type { Candidate } from "../candidates.ts";
import type { WantFound } from "../wants/wants.ts";

/**
 * Whether nothing in a text of a calm kind presses, be it too little to be held against it, so that a reader can be
 * told that it tells or explains.
 * @param candidates all of them: those as well that its kind keeps silent of.
 */
export function isCalmText(
  split: Split,
  { speech }: Matches,
  candidates: readonly Candidate[],
  wants: readonly WantFound[],
): boolean {
  if (wants.length > 0 || candidates.some(isOwnDevice)) return false;
  return !isLoudHeadline(split) && !isLively(split, speech);
}

function isOwnDevice({ technique, strength, voice }: Candidate): boolean {
  return strength === "strong" && voice === "author" && isAccusing(findingTypeOf(technique));
}

const EXCLAMATION = "!".charCodeAt(0);
const QUESTION = "?".charCodeAt(0);
/** So many words in capitals cry out; longer ones, since short ones are acronyms. */
const LOUD_WORDS = 3;
const LONGEST_ACRONYM = 3;

function isLoudHeadline(split: Split): boolean {
  const headline = headlineOf(split);
  if (headline === undefined) return false;
  const { tokens } = split;
  let loud = 0;
  for (let token = headline.from; token < headline.end; token++) {
    if (markAt(tokens, token) === EXCLAMATION) return true;
    if (tokens.kinds[token] !== WORD || tokens.shapes[token] !== UPPER_SHAPE) continue;
    if (lettersOf(tokens, token) > LONGEST_ACRONYM) loud++;
  }
  return loud >= LOUD_WORDS;
}

/** So many sentences of the author's ask, or cry out, where a text asks or cries out a lot; and so large a share of all. */
const LIVELY = { fewest: 3, share: 0.1 };

/** Whether its author asks or cries out a lot: what only explains seldom does. */
function isLively({ tokens, sentences }: Split, speech: readonly Span[]): boolean {
  const isOwn = ({ first, end }: Sentence) => isByAuthor(tokens, speech, first, end);
  const lively = sentences.filter(
    (sentence) =>
      [EXCLAMATION, QUESTION].some((mark) => endsIn(tokens, sentence, mark, 1)) && isOwn(sentence),
  ).length;
  return lively >= LIVELY.fewest && lively > sentences.length * LIVELY.share;
}
