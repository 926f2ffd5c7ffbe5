import { type SummaryWording, summaryWordings, techniqueWordings, type Wordings } from "#languages/index.ts";
import {
  type Evidence,
  FINDING_TYPES,
  hasFact,
  type Observation,
  type ReportLanguage,
  type Technique,
} from "#report/index.ts";
import { type Piece, rank } from "../select/select-evidence.ts";
import type { ShownPiece } from "../select/shown-span.ts";
import { quoteList } from "./prose.ts";
import { choosePieces, hasTelling, isSlight } from "./quotes.ts";

/** Techniques spoken of in one observation; the evidence of the others is still marked. */
const MOST_TECHNIQUES = 3;
/** Quoted words given along with those of the author. */
const MOST_QUOTED = 2;

/** One observation for each finding type of which there is evidence, in the order of the report. */
export function writeObservations(
  text: string,
  pieces: readonly ShownPiece[],
  language: ReportLanguage,
): Observation[] {
  const quoted: Piece[] = [];
  // Sentences that follow each other are of different wordings, and another text begins with another.
  let seed = text.length;
  return FINDING_TYPES.flatMap((findingType) => {
    const own = pieces.filter((piece) => piece.findingType === findingType);
    if (own.length === 0) return [];
    const points = choosePoints(text, own, quoted);
    quoted.push(...points.flatMap((point) => point.pieces));
    const observation = writeObservation(text, own, points, language, seed);
    seed += points.length;
    return [observation];
  });
}

function writeObservation(
  text: string,
  pieces: readonly ShownPiece[],
  points: readonly Point[],
  language: ReportLanguage,
  seed: number,
): Observation {
  const leading = points.find(({ technique }) => !hasFact(technique, "isCredit")) ?? points[0];
  const [first] = pieces;
  if (leading === undefined || first === undefined) throw new RangeError("an observation needs evidence");
  const wording = techniqueWordings[language][leading.technique];
  return {
    category_name: first.findingType,
    justification: justify(text, points, pieces, language, seed),
    another_reading: wording.anotherReading,
    question: wording.question,
    evidence: evidenceOf(text, pieces),
  };
}

/** What each piece shows; several that show the same stretch are one. */
function evidenceOf(text: string, pieces: readonly ShownPiece[]): Evidence[] {
  const shown: Evidence[] = [];
  const byStart = new Map<number, Evidence[]>();
  for (const piece of pieces) {
    const { reach, technique, voice } = piece;
    const { start, end } = reach;
    const here = byStart.get(start) ?? [];
    if (here.some((each) => each.end === end && each.technique === technique && each.voice === voice))
      continue;
    const quote = text.slice(start, end);
    const telling = piece.telling.filter((word) => quote.includes(word) && word !== quote);
    const evidence = { quote, start, end, technique, voice, ...(telling.length > 0 ? { telling } : {}) };
    shown.push(evidence);
    here.push(evidence);
    byStart.set(start, here);
  }
  return shown.toSorted((a, b) => a.start - b.start || a.end - b.end);
}

/** A technique that an observation speaks of, and the pieces it quotes for it. */
interface Point {
  readonly technique: Technique;
  readonly pieces: readonly Piece[];
}

/**
 * What to speak of, in the author's words if there are any: the techniques with the most weight, each with
 * words that none before it was given, here or in another observation, unless there are no others. What
 * speaks for a text comes first; one passing word against it is then hardly worth a sentence.
 */
function choosePoints(text: string, pieces: readonly Piece[], quoted: readonly Piece[]): Point[] {
  const ofAuthor = pieces.filter((piece) => piece.voice === "author");
  const groups = groupsWorthSaying(text, ofAuthor.length > 0 ? ofAuthor : pieces);
  const fresh = quotePoints(text, groups, quoted);
  const points = fresh.length > 0 ? fresh : quotePoints(text, groups, []);
  const credit = points.filter(({ technique }) => hasFact(technique, "isCredit"));
  const slant = points.filter(({ technique }) => !hasFact(technique, "isCredit"));
  const [only, ...more] = slant.flatMap((point) => point.pieces);
  const isPassing =
    more.length === 0 && only !== undefined && (quotesOf(credit) > 1 || isOneWord(text, only));
  return isPassing && credit.length > 0 ? credit : [...credit, ...slant];
}

function isOneWord(text: string, { start, end }: Piece): boolean {
  return !/\s/u.test(text.slice(start, end));
}

function quotesOf(points: readonly Point[]): number {
  return points.flatMap((point) => point.pieces).length;
}

/** Pieces by technique, the weightiest first; without slight ones and what only the learned part saw, if there is more. */
function groupsWorthSaying(text: string, pieces: readonly Piece[]): (readonly Piece[])[] {
  const groups = Array.from(Map.groupBy(pieces, (piece) => piece.technique).values(), (group) => ({
    group,
    weight: weightOf(group),
  }))
    .toSorted((a, b) => b.weight - a.weight || (a.group[0]?.start ?? 0) - (b.group[0]?.start ?? 0))
    .map(({ group }) => group);
  const telling = groups.filter((group) => hasTelling(text, group));
  const weighty = telling.filter((group) => !isSlight(group));
  return [weighty, telling].find((some) => some.length > 0) ?? groups.slice(0, 1);
}

function quotePoints(text: string, groups: (readonly Piece[])[], quoted: readonly Piece[]): Point[] {
  const points: Point[] = [];
  for (const group of groups) {
    if (points.length === MOST_TECHNIQUES) break;
    const chosen = choosePieces(text, group, [...quoted, ...points.flatMap((point) => point.pieces)]);
    const [first] = chosen;
    if (first !== undefined) points.push({ technique: first.technique, pieces: chosen });
  }
  return points;
}

function weightOf(pieces: readonly Piece[]): number {
  const weights = pieces.map((piece) => [4, 2, 1.5, 0.5][rank(piece)] ?? 0);
  return (
    Math.max(...weights) * 2 +
    Math.min(
      8,
      weights.reduce((sum, weight) => sum + weight, 0),
    )
  );
}

/** A sentence for each point, a turn between credit and the rest; and whose words they are where not the author's. */
function justify(
  text: string,
  points: readonly Point[],
  pieces: readonly Piece[],
  language: ReportLanguage,
  seed: number,
): string {
  const summary = summaryWordings[language];
  const sentences = points.flatMap(({ technique, pieces: spoken }, index) => {
    const { one, many } = techniqueWordings[language][technique].observation;
    const said = pick(variantsOf(spoken.length === 1 ? one : many), seed + index);
    const sentence = withQuotes(said, text, spoken, summary);
    const before = points[index - 1];
    const isTurn =
      before !== undefined && hasFact(before.technique, "isCredit") && !hasFact(technique, "isCredit");
    return isTurn ? [pick(summary.turns, pieces.length), sentence] : [sentence];
  });
  if (pieces.every((piece) => piece.voice === "quoted"))
    return [...sentences, pick(summary.quotedOnly, pieces.length)].join(" ");
  const quoted = quotedAlike(text, points, pieces);
  if (quoted.length === 0) return sentences.join(" ");
  return [...sentences, withQuotes(pick(summary.partlyQuoted, pieces.length), text, quoted, summary)].join(
    " ",
  );
}

/** Quoted words of the techniques that the author's own words were just said to use. */
function quotedAlike(text: string, points: readonly Point[], pieces: readonly Piece[]): Piece[] {
  const spoken = new Set(
    points.map(({ technique }) => technique).filter((each) => !hasFact(each, "isCredit")),
  );
  const quoted = pieces.filter(
    (piece) => piece.voice === "quoted" && spoken.has(piece.technique) && hasTelling(text, [piece]),
  );
  return choosePieces(
    text,
    quoted,
    points.flatMap((point) => point.pieces),
  ).slice(0, MOST_QUOTED);
}

function withQuotes(
  sentence: string,
  text: string,
  pieces: readonly Piece[],
  wording: SummaryWording,
): string {
  const quotes = pieces.map(({ start, end }) => text.slice(start, end));
  return sentence.replace("{quotes}", () => quoteList(quotes, wording));
}

function variantsOf(wordings: Wordings): readonly [string, ...string[]] {
  return typeof wordings === "string" ? [wordings] : wordings;
}

/** One of several wordings, always the same for the same seed. */
export function pick(variants: readonly [string, ...string[]], seed: number): string {
  return variants[seed % variants.length] ?? variants[0];
}
