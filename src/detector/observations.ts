import { summaryWordings, techniqueWordings } from "#languages/index.ts";
import { FINDING_TYPES, type Observation, type ReportLanguage, type Technique } from "#report/index.ts";
import { quoteList } from "./prose.ts";
import { type Piece, rank } from "./weigh.ts";

/** Techniques spoken of in one observation; the evidence of the others is still marked. */
const MOST_TECHNIQUES = 4;
/** Quotes given for one technique in the prose. */
const MOST_QUOTES = 4;

/** One observation for each finding type of which there is evidence, in the order of the report. */
export function writeObservations(
  text: string,
  pieces: readonly Piece[],
  language: ReportLanguage,
): Observation[] {
  return FINDING_TYPES.flatMap((findingType) => {
    const own = pieces.filter((piece) => piece.findingType === findingType);
    return own.length === 0 ? [] : [writeObservation(text, own, language)];
  });
}

function writeObservation(text: string, pieces: readonly Piece[], language: ReportLanguage): Observation {
  const groups = strongestFirst(pieces);
  const [leading] = groups;
  if (leading === undefined) throw new RangeError("an observation needs evidence");
  const wording = techniqueWordings[language][leading.technique];
  return {
    category_name: leading.pieces[0]!.findingType,
    justification: justify(text, groups.slice(0, MOST_TECHNIQUES), language),
    another_reading: wording.anotherReading,
    question: wording.question,
    evidence: pieces.map(({ start, end, technique, voice }) => ({
      quote: text.slice(start, end),
      start,
      end,
      technique,
      voice,
    })),
  };
}

interface Group {
  readonly technique: Technique;
  readonly pieces: readonly Piece[];
}

/** Pieces by technique, the technique with the most weight in front. */
function strongestFirst(pieces: readonly Piece[]): Group[] {
  const groups = [...Map.groupBy(pieces, (piece) => piece.technique)].map(([technique, own]) => ({
    technique,
    pieces: own,
  }));
  return groups.toSorted((a, b) => weightOf(b) - weightOf(a) || a.pieces[0]!.start - b.pieces[0]!.start);
}

function weightOf({ pieces }: Group): number {
  const weights = pieces.map((piece) => [4, 2, 1.5, 0.5][rank(piece)] ?? 0);
  return (
    Math.max(...weights) * 2 +
    Math.min(
      8,
      weights.reduce((sum, weight) => sum + weight, 0),
    )
  );
}

/** A sentence for each technique, with its quotes; and whose words they are where not the author's. */
function justify(text: string, groups: readonly Group[], language: ReportLanguage): string {
  const summary = summaryWordings[language];
  const all = groups.flatMap((group) => group.pieces);
  const isQuotedOnly = all.every((piece) => piece.voice === "quoted");
  const said = isQuotedOnly
    ? groups
    : groups.filter(({ pieces }) => pieces.some((piece) => piece.voice === "author"));
  const sentences = said.map(({ technique, pieces }) => {
    const spoken = isQuotedOnly ? pieces : pieces.filter((piece) => piece.voice === "author");
    const quotes = chooseQuotes(text, spoken);
    const { one, many } = techniqueWordings[language][technique].observation;
    return (quotes.length === 1 ? one : many).replace("{quotes}", () => quoteList(quotes, summary));
  });
  if (isQuotedOnly) return [...sentences, pick(summary.quotedOnly, all.length)].join(" ");
  const quoted = chooseQuotes(
    text,
    all.filter((piece) => piece.voice === "quoted"),
  ).slice(0, 2);
  if (quoted.length === 0) return sentences.join(" ");
  const remark = pick(summary.partlyQuoted, all.length).replace("{quotes}", () => quoteList(quoted, summary));
  return [...sentences, remark].join(" ");
}

/** The strongest few, without saying the same words twice, in the order of the text. */
function chooseQuotes(text: string, pieces: readonly Piece[]): string[] {
  const chosen = new Map<string, Piece>();
  for (const piece of pieces.toSorted((a, b) => rank(a) - rank(b) || a.start - b.start)) {
    const key = text.slice(piece.start, piece.end).toLowerCase();
    if (chosen.size < MOST_QUOTES && !chosen.has(key)) chosen.set(key, piece);
  }
  return [...chosen.values()]
    .toSorted((a, b) => a.start - b.start)
    .map((piece) => text.slice(piece.start, piece.end));
}

/** One of several wordings, always the same for the same seed. */
export function pick(variants: readonly [string, ...string[]], seed: number): string {
  return variants[seed % variants.length] ?? variants[0];
}
