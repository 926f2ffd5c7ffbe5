import { structures } from "#languages/index.ts";
import { type Piece, rank } from "./weigh.ts";

/** Quotes given for one technique in the prose: a reader takes in three. */
const MOST_QUOTES = 3;

const STOP_WORDS: ReadonlySet<string> = new Set(
  Object.values(structures).flatMap(({ stopWords }) => stopWords),
);

/** Whether some of the pieces can be spoken of with confidence: a rule found them, and their words say something. */
export function hasTelling(text: string, pieces: readonly Piece[]): boolean {
  return pieces.some((piece) => isTelling(text, piece));
}

/** A single weak piece: worth a mark in the text, hardly a sentence beside stronger ones. */
export function isSlight(pieces: readonly Piece[]): boolean {
  return pieces.length < 2 && pieces.every(({ strength }) => strength === "weak");
}

function isTelling(text: string, piece: Piece): boolean {
  return !piece.isLearned && !isBare(text, piece);
}

/** "My", "what": words that show a reader nothing when they stand alone between quotation marks. */
function isBare(text: string, { start, end }: Piece): boolean {
  const words =
    text
      .slice(start, end)
      .toLowerCase()
      .match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return words.length < 2 && words.every((word) => STOP_WORDS.has(word));
}

/**
 * The pieces to quote: the strongest few, the telling ones alone where there are any, none that was
 * quoted before or repeats the words of another; in the order of the text.
 */
export function choosePieces(text: string, pieces: readonly Piece[], quoted: readonly Piece[]): Piece[] {
  const telling = pieces.filter((piece) => isTelling(text, piece));
  const candidates = telling.length > 0 ? telling : pieces;
  const chosen: Piece[] = [];
  for (const piece of candidates.toSorted((a, b) => rank(a) - rank(b) || a.start - b.start)) {
    const isNew = ![...quoted, ...chosen].some((other) => overlaps(text, piece, other));
    if (chosen.length < MOST_QUOTES && isNew) chosen.push(piece);
  }
  return chosen.toSorted((a, b) => a.start - b.start);
}

/** Whether one of two pieces lies in the other, or says the same words at another place. */
function overlaps(text: string, a: Piece, b: Piece): boolean {
  if (a.start < b.end && b.start < a.end) return true;
  return text.slice(a.start, a.end).toLowerCase() === text.slice(b.start, b.end).toLowerCase();
}
