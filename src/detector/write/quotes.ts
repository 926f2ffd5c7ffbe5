import { profiles } from "#languages/index.ts";
import { type Piece, rank } from "../select/select-evidence.ts";
import { isOfWords } from "../select/shown-span.ts";

/** Quotes given for one technique in the prose: a reader takes in three. */
const MOST_QUOTES = 3;

const STOP_WORDS: ReadonlySet<string> = new Set(
  Object.values(profiles).flatMap(({ stopWords }) => stopWords),
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
  const isSeen = !piece.isLearned || (piece.isWhole && !isOfWords(piece.technique));
  return isSeen && !isBare(text, piece);
}

/** "My", "what": words that show a reader nothing when they stand alone between quotation marks. */
function isBare(text: string, { start, end }: Piece): boolean {
  const quote = text.slice(start, end).toLowerCase();
  if (PLAINLY_TWO_WORDS.test(quote)) return false;
  const words = quote.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return words.length < 2 && words.every((word) => STOP_WORDS.has(word));
}

/** Tells most quotes of several words sooner than they can be cut into words. */
const PLAINLY_TWO_WORDS = /[a-zа-яіїєґ] [a-zа-яіїєґ]/u;

/**
 * The pieces to quote: the strongest few, the telling ones alone where there are any, none that was
 * quoted before or repeats the words of another; in the order of the text.
 */
export function choosePieces(text: string, pieces: readonly Piece[], quoted: readonly Piece[]): Piece[] {
  const strongestFirst = pieces.toSorted((a, b) => rank(a) - rank(b) || a.start - b.start);
  const needsTelling = hasTelling(text, strongestFirst);
  const said = quoted.map((piece) => saidBy(text, piece));
  const chosen: Piece[] = [];
  for (const piece of strongestFirst) {
    if (chosen.length === MOST_QUOTES) break;
    if (needsTelling && !isTelling(text, piece)) continue;
    const own = saidBy(text, piece);
    if (said.some((other) => isAlike(own, other))) continue;
    said.push(own);
    chosen.push(piece);
  }
  return chosen.toSorted((a, b) => a.start - b.start);
}

/** Where a quote stands, and its words whatever their capitals. */
interface Said {
  readonly start: number;
  readonly end: number;
  readonly words: string;
}

function saidBy(text: string, { start, end }: Piece): Said {
  return { start, end, words: text.slice(start, end).toLowerCase() };
}

/** Whether two quotes are for the most part the same words, here or at another place; a word may return in its sentence. */
function isAlike(a: Said, b: Said): boolean {
  const shared = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  return shared * 2 > Math.max(a.end - a.start, b.end - b.start) || a.words === b.words;
}
