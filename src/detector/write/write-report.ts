import {
  type Evidence,
  FINDING_TYPES,
  findingTypeOf,
  hasFact,
  isAccusing,
  type KindOfText,
  type KindReading,
  type Observation,
  type Point,
  type ReportLanguage,
  type Technique,
  type TextLanguage,
} from "#report/index.ts";
import type { ShownWant } from "../select/intent.ts";
import { countWords, startMemory } from "./memory.ts";
import type { Manner } from "./summary/facts.ts";
import { writeSummary } from "./summary/write-summary.ts";
import { type PointToWrite, writePoint } from "./write-point.ts";

/** A point that is found and not yet spoken of. */
export interface UnwrittenPoint {
  readonly technique: Technique;
  readonly evidence: readonly [Evidence, ...Evidence[]];
  /** The words that show it, to be quoted in a sentence; those of the evidence where left out. */
  readonly telling?: readonly string[];
  /** Whether those are whole sentences. */
  readonly isWholeClause?: boolean;
  readonly weight: number;
}

/** All that a report of the embedded analyser's own words is made from. */
export interface ReportToWrite {
  readonly text: string;
  readonly textLanguage: TextLanguage;
  readonly kind?: KindReading | undefined;
  readonly headline?: string | undefined;
  /** The first words of its body. */
  readonly beginning?: string | undefined;
  readonly wants?: readonly ShownWant[];
  /** The one price that it names. */
  readonly price?: string | undefined;
  /** Whether it surely tells, teaches or records, so that it is not accused for its words. */
  readonly isCalm?: boolean;
  /** Whether it tells what happened or was said, as news do. */
  readonly isReport?: boolean;
  /** Whether it instructs how to cook. */
  readonly isRecipe?: boolean;
  /** Whether its headline, or else its first words, name the subject of a text that explains. */
  readonly namesSubject?: boolean;
  /** What it speaks of most, in its own words. */
  readonly topics?: readonly string[];
  /** Whether anything in the text may be a source. */
  readonly mayHaveSource?: boolean;
  /** The weightiest first. */
  readonly points: readonly UnwrittenPoint[];
}

/** What is said of a text. */
export interface WrittenReport {
  readonly overall_summary: string;
  readonly analysis_results: Observation[];
}

/** Writes a report of points, in the language of the report: the summary, and each point under its finding type. */
export function writeReport(report: ReportToWrite, language: ReportLanguage): WrittenReport {
  const { text, textLanguage, kind } = report;
  const memory = startMemory(text, textLanguage, kind?.is_sure === true ? kind.kind : "other");
  const points = report.points.map(
    (point): Point => ({
      technique: point.technique,
      ...writePoint(toWrite(point), language, memory),
      evidence: [...point.evidence],
    }),
  );
  return {
    overall_summary: summaryOf(report, language),
    analysis_results: sortIntoBoxes(points),
  };
}

/** Points under their finding types, in the order of the report. */
export function sortIntoBoxes(points: readonly Point[]): Observation[] {
  return FINDING_TYPES.flatMap((type) => {
    const own = points.filter(({ technique }) => findingTypeOf(technique) === type);
    if (own.length === 0) return [];
    return [
      {
        category_name: type,
        justification: own.map(({ statement }) => statement).join(" "),
        points: own,
      },
    ];
  });
}

function toWrite({ technique, evidence, telling, isWholeClause = false }: UnwrittenPoint): PointToWrite {
  const [{ voice, speaker }] = evidence;
  return { technique, quotes: telling ?? evidence.map(({ quote }) => quote), voice, speaker, isWholeClause };
}

/** A credit of so many places is told of the text as a whole. */
const PLACES_OF_CREDIT = 2;

/** Kinds that argue, sell or ask. */
const PRESSING: ReadonlySet<KindOfText> = new Set(["opinion", "advert", "appeal", "scam", "speech"]);

/** A kind that is only likely shows no manner: a press release was called explaining so, and a travel diary arguing. */
function mannerOf({ kind, isCalm }: ReportToWrite): Manner | undefined {
  if (kind?.is_sure !== true) return undefined;
  if (isCalm === true) return "calm";
  return PRESSING.has(kind.kind) ? "pressing" : undefined;
}

/** Of a text so much at either end is where it says what matters to it; a short text is all of that. */
const EDGE = { share: 0.15, shortest: 300 } as const;

function isAtEdge({ text }: ReportToWrite, { evidence }: UnwrittenPoint): boolean {
  const reach = Math.max(text.length * EDGE.share, EDGE.shortest);
  return evidence.some(({ start, end }) => start < reach || end > text.length - reach);
}

/** A text of so few words has no beginning. */
const FEWEST_WORDS = 5;

/** Whether its first words are all that it says: they stand above the report, and need not be told. */
function isBrief({ text, headline, beginning = "" }: ReportToWrite): boolean {
  if (headline !== undefined) return false;
  const begun = countWords(beginning);
  const words = countWords(text, Math.max(begun, FEWEST_WORDS));
  return words < FEWEST_WORDS || words === begun;
}

/** The summary of a report: what the text is, what it wants, by which means, and what is absent. */
export function summaryOf(report: ReportToWrite, language: ReportLanguage): string {
  const { kind, points, mayHaveSource = true } = report;
  const isAllTold = isBrief(report);
  const credits = points
    .filter(
      ({ technique, evidence }) => hasFact(technique, "isCredit") && evidence.length >= PLACES_OF_CREDIT,
    )
    .map(({ technique }) => technique);
  return writeSummary(
    {
      // A kind that is only likely was wrong in half of the texts: it is not named.
      kind: kind?.is_sure === true ? kind.kind : undefined,
      isReport: report.isReport,
      isRecipe: report.isRecipe,
      namesSubject: report.namesSubject,
      headline: report.headline,
      topics: report.topics,
      beginning: isAllTold ? undefined : report.beginning,
      isBrief: isAllTold,
      wants: report.wants ?? [],
      price: report.price,
      points: points
        .filter(({ technique }) => isAccusing(findingTypeOf(technique)))
        .map((point) => ({ ...toWrite(point), weight: point.weight, isAtEdge: isAtEdge(report, point) })),
      credits,
      mayHaveSource: mayHaveSource || points.some(({ technique }) => technique === "attribution"),
      manner: mannerOf(report),
    },
    language,
  );
}
