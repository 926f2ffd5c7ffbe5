import {
  FINDING_TYPES,
  type FindingType,
  findingTypeOf,
  isAccusing,
  type Span,
  type Technique,
  type Voice,
} from "#report/index.ts";
import type { Finding } from "../patterns/match.ts";
import type { Split } from "../text/split.ts";
import { voiceOf, voiceOfSentence } from "../text/voice.ts";
import { rangeToQuote } from "./quote-ends.ts";

/** Evidence on the scales: offsets of the telling words, whose voice, how strong, in which sentence. */
export interface Piece extends Span {
  readonly technique: Technique;
  readonly findingType: FindingType;
  readonly strength: "strong" | "weak";
  readonly voice: Voice;
  /** Whether no rule found it, but the learned part alone. */
  readonly isLearned: boolean;
  /** Whether the sentence as a whole shows the technique, not the words by themselves. */
  readonly isWhole: boolean;
  readonly sentence: number;
  /** The words that weighed most, where it was learned. */
  readonly telling: readonly string[];
}

/** How many sentences away company for weak evidence may stand. */
const COMPANY_SENTENCES = 2;
/** How many other weak pieces stand in for a strong one. */
const WEAK_COMPANY = 2;
/** Most pieces kept for one technique: they are marked in the text. */
const MOST_PIECES = 40;
/** Quoted words accuse only in a text of which so much is speech … */
const DOMINANT_SPEECH = 0.3;
/** … and with so many strong pieces. */
const DOMINANT_PIECES = 2;

/**
 * Weighs what was found: makes overlapping findings of one technique one, drops weak evidence that stands
 * alone, and quoted rhetoric in a text that otherwise only reports it. In the order of the text.
 */
export function weigh(split: Split, speech: readonly Span[], findings: readonly Finding[]): Piece[] {
  const pieces = merge(findings.map((finding) => toPiece(split, speech, finding)));
  const company = withoutLonely(split.text, pieces);
  return limitEach(withoutLoneResemblance(withoutFeignedCaution(withoutReported(split, speech, company))));
}

/**
 * One sentence that merely resembles something, with a faint word or two near it, is not enough to accuse a
 * text against which no rule has anything sure to say.
 */
function withoutLoneResemblance(pieces: Piece[]): Piece[] {
  const accusing = pieces.filter((piece) => isAccusing(piece.findingType));
  const learned = accusing.filter((piece) => piece.isLearned);
  const faint = accusing.filter((piece) => !piece.isLearned && piece.strength === "weak");
  const isAlone =
    learned.every(({ sentence }) => sentence === learned[0]?.sentence) &&
    learned.length > 0 &&
    faint.length <= WEAK_COMPANY &&
    learned.length + faint.length === accusing.length;
  return isAlone ? pieces.filter((piece) => !isAccusing(piece.findingType)) : pieces;
}

/** "Your child could be next" is no caution: a hedge within words that accuse does the text no credit. */
function withoutFeignedCaution(pieces: Piece[]): Piece[] {
  let reach = 0;
  const feigned = new Set<Piece>();
  for (const piece of pieces) {
    if (piece.technique === "hedge" && piece.start < reach) feigned.add(piece);
    if (isAccusing(piece.findingType)) reach = Math.max(reach, piece.end);
  }
  return pieces.filter((piece) => !feigned.has(piece));
}

function toPiece(split: Split, speech: readonly Span[], finding: Finding): Piece {
  const { tokens } = split;
  const { technique, strength, sentence } = finding;
  const { first, last } = rangeToQuote(split, finding);
  const start = tokens.starts[first] ?? 0;
  const end = tokens.ends[last] ?? 0;
  const isWhole = finding.isWhole === true;
  const words = { start, end, voice: voiceOf(speech, start, end) };
  return {
    technique,
    findingType: findingTypeOf(technique),
    strength,
    isLearned: finding.isLearned === true,
    isWhole,
    sentence,
    telling: (finding.telling ?? []).map((token) =>
      split.text.slice(tokens.starts[token] ?? 0, tokens.ends[token] ?? 0),
    ),
    ...(isWhole ? voiceOfSentence(speech, start, end) : words),
  };
}

/** Pieces of one technique that overlap become one, as strong as the stronger. */
function merge(pieces: Piece[]): Piece[] {
  const merged: Piece[] = [];
  const lastOf = new Map<Technique, number>();
  for (const piece of pieces.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const index = lastOf.get(piece.technique);
    const last = index === undefined ? undefined : merged[index];
    if (index !== undefined && last !== undefined && piece.start < last.end) {
      const strength = last.strength === "strong" ? "strong" : piece.strength;
      const voice = last.voice === "quoted" ? "quoted" : piece.voice;
      const isLearned = last.isLearned && piece.isLearned;
      const isWhole = last.isWhole || piece.isWhole;
      const telling = isLearned ? last.telling : [];
      const end = Math.max(last.end, piece.end);
      merged[index] = { ...last, end, strength, voice, isLearned, isWhole, telling };
    } else {
      lastOf.set(piece.technique, merged.push(piece) - 1);
    }
  }
  return merged;
}

/** One number for each finding type and voice. */
function companyOf({ findingType, voice }: Piece): number {
  return FINDING_TYPES.indexOf(findingType) * 2 + (voice === "quoted" ? 1 : 0);
}

/** Weak evidence stays only near a strong piece, or two other weak words, of its finding type and voice. */
function withoutLonely(text: string, pieces: Piece[]): Piece[] {
  const byKind = Map.groupBy(pieces, companyOf);
  const kept = new Set([...byKind.values()].flatMap((group) => withoutRemnant(inCompany(text, group))));
  return pieces.filter((piece) => kept.has(piece));
}

/** One faint word that is left when its company has none itself accuses nobody. */
function withoutRemnant(group: Piece[]): Piece[] {
  const [only] = group;
  const isRemnant = group.length === 1 && only?.strength === "weak" && isAccusing(only.findingType);
  return isRemnant ? [] : group;
}

/** The pieces of one kind that have company near; the same word again is no company. */
function inCompany(text: string, group: readonly Piece[]): Piece[] {
  const words = new NearWords(text, group);
  let [from, to, strong] = [0, 0, 0];
  // A whole sentence that resembles something says nothing of single words near it.
  const isStrongAt = (index: number) =>
    Number(group[index]?.strength === "strong" && !(group[index].isLearned && group[index].isWhole));
  const sentenceOf = (index: number) => group[index]?.sentence ?? Number.POSITIVE_INFINITY;
  return group.filter((piece) => {
    for (; sentenceOf(to) <= piece.sentence + COMPANY_SENTENCES; to++) strong += isStrongAt(to);
    for (; sentenceOf(from) < piece.sentence - COMPANY_SENTENCES; from++) strong -= isStrongAt(from);
    if (piece.strength === "strong") return true;
    return strong > 0 || (to - from > WEAK_COMPANY && words.countIn(from, to) > WEAK_COMPANY);
  });
}

/** Counts how many different words pieces `from` up to `to` have, in a window that only moves on. */
class NearWords {
  readonly #text: string;
  readonly #pieces: readonly Piece[];
  readonly #counts = new Map<string, number>();
  #from = 0;
  #to = 0;

  constructor(text: string, pieces: readonly Piece[]) {
    this.#text = text;
    this.#pieces = pieces;
  }

  countIn(from: number, to: number): number {
    if (from >= this.#to) {
      this.#counts.clear();
      this.#from = this.#to = from;
    }
    for (; this.#to < to; this.#to++) this.#add(this.#to, 1);
    for (; this.#from < from; this.#from++) this.#add(this.#from, -1);
    return this.#counts.size;
  }

  #add(index: number, by: 1 | -1): void {
    const { start = 0, end = 0 } = this.#pieces[index] ?? {};
    const words = this.#text.slice(start, end).toLowerCase();
    const count = (this.#counts.get(words) ?? 0) + by;
    if (count === 0) this.#counts.delete(words);
    else this.#counts.set(words, count);
  }
}

/**
 * A report of heated words is not heated: where no piece of a finding type is the author's own, quoted
 * pieces are kept only if speech makes up much of the text and several of them are strong.
 */
function withoutReported({ text }: Split, speech: readonly Span[], pieces: Piece[]): Piece[] {
  const spoken = speech.reduce((sum, { start, end }) => sum + end - start, 0);
  const quoted = pieces.filter((piece) => piece.voice === "quoted" && isAccusing(piece.findingType));
  const strong = quoted.filter((piece) => piece.strength === "strong").length;
  if (spoken >= text.length * DOMINANT_SPEECH && strong >= DOMINANT_PIECES) return pieces;
  const ofAuthor = new Set(
    pieces.filter((piece) => piece.voice === "author").map((piece) => piece.findingType),
  );
  return pieces.filter((piece) => !isAccusing(piece.findingType) || ofAuthor.has(piece.findingType));
}

/** In the order of the text, at one place the strongest first; without the weakest of a technique that has too many. */
function limitEach(pieces: Piece[]): Piece[] {
  const left = new Set<Piece>();
  for (const group of Map.groupBy(pieces, ({ technique }) => technique).values()) {
    if (group.length <= MOST_PIECES) continue;
    const strongFirst = group.toSorted((a, b) => rank(a) - rank(b) || a.start - b.start);
    for (const piece of strongFirst.slice(MOST_PIECES)) left.add(piece);
  }
  const kept = left.size > 0 ? pieces.filter((piece) => !left.has(piece)) : pieces;
  return kept.toSorted((a, b) => a.start - b.start || a.end - b.end || rank(a) - rank(b));
}

/** The author's strong pieces first, quoted weak ones last; what is learned alone stands with the weak. */
export function rank(piece: Piece): number {
  return (piece.voice === "quoted" ? 2 : 0) + (piece.strength === "weak" || piece.isLearned ? 1 : 0);
}
