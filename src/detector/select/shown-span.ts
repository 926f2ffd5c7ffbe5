import { hasFact, isAccusing, type Span } from "#report/index.ts";
import { type Matches, sentencesOf } from "../patterns/match.ts";
import { unitsOf } from "../text/characters.ts";
import { outerWordsOf } from "../text/sentences.ts";
import type { Split } from "../text/split.ts";
import { markAt } from "../text/tokens.ts";
import { speechAround } from "../text/voice.ts";
import type { Piece } from "./select-evidence.ts";

/** A piece with the stretch that is shown as evidence: its telling words and, maybe, more around them. */
export interface ShownPiece extends Piece {
  readonly reach: Span;
}

/** Whether a technique lies in single words rather than in what a sentence says. */
function isOfWords({ technique }: Piece): boolean {
  return hasFact(technique, "isOfWords");
}

/** Where so many charged words gather in one sentence, the sentence is charged, not the word. */
const GATHERED = 2;

/**
 * Lets each piece reach as far as what it shows: its own words, or all the sentence whose argument they
 * betray. Quoted words reach no further than what is quoted, and none reaches over words for a machine:
 * what a text dictates is not repeated in its report.
 */
export function withReach(split: Split, matches: Matches, pieces: readonly Piece[]): ShownPiece[] {
  const dictating = new Set(sentencesOf(matches.addressedToAi));
  const ofWords = pieces.filter(isOfWords);
  const charged = Map.groupBy(ofWords, ({ sentence }) => sentence);
  const isWhole = (piece: Piece) =>
    piece.isWhole || !isOfWords(piece) || (charged.get(piece.sentence)?.length ?? 0) >= GATHERED;
  const reachesOut = (piece: Piece) =>
    isAccusing(piece.findingType) && !dictating.has(piece.sentence) && isWhole(piece);
  const opens = new Map(matches.quotations.map(({ open, close }) => [close, open]));
  return pieces.map((piece) => ({
    ...piece,
    reach: reachesOut(piece) ? sentenceAround(split, matches.speech, piece, opens) : piece,
  }));
}

/** The token that opens a quotation, by the token that closes it. */
type OpeningMarks = ReadonlyMap<number, number>;

/** The sentence of a piece from its first word to its end; in quoted speech, what is quoted of it. */
function sentenceAround(split: Split, speech: readonly Span[], piece: Piece, opens: OpeningMarks): Span {
  const whole = wholeSentence(split, piece, opens);
  if (piece.voice === "author") return whole;
  const around = speechAround(speech, piece.start, piece.end) ?? whole;
  const end = Math.max(piece.end, Math.min(whole.end, around.end));
  return {
    start: Math.min(piece.start, Math.max(whole.start, around.start)),
    end: end - (LOOSE_END.exec(split.text.slice(Math.max(0, end - 3), end))?.[0].length ?? 0),
  };
}

/** A comma or dash before the closing mark belongs to nobody's words. */
const LOOSE_END = /[\s,;:—–-]{1,3}$/u;

/** From the first word to the last, with the marks that tell its tone and the one that closes a quotation in it. */
function wholeSentence({ tokens, sentences }: Split, piece: Piece, opens: OpeningMarks): Span {
  const sentence = sentences[piece.sentence];
  if (sentence === undefined) return piece;
  const words = outerWordsOf(tokens, sentence);
  let { last } = words;
  while (last + 1 < sentence.end && TONES.has(markAt(tokens, last + 1))) last++;
  if ((opens.get(last + 1) ?? -1) >= sentence.first) last++;
  return {
    start: Math.min(piece.start, tokens.starts[words.first] ?? piece.start),
    end: Math.max(piece.end, tokens.ends[last] ?? piece.end),
  };
}

const TONES = unitsOf("!?");

/** A quote in prose that is longer than this, in UTF-16 units, is left to the evidence. */
const LONGEST_SPOKEN = 90;

/**
 * Pieces with the words by which prose speaks of them: an argument is quoted whole where it is short, for half
 * of it argues nothing; a charged word stands for itself.
 */
export function asSpoken(pieces: readonly ShownPiece[]): ShownPiece[] {
  return pieces.map((piece) => {
    const { reach } = piece;
    const isShort = reach.end - reach.start <= LONGEST_SPOKEN;
    return isShort && !isOfWords(piece) ? { ...piece, start: reach.start, end: reach.end } : piece;
  });
}
