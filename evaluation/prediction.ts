import { read } from "#detector/index.ts";
import {
  findingTypeOf,
  hasFact,
  isAccusing,
  type KindOfText,
  type Observation,
  type Point,
  type Report,
  type ReportBody,
  type Span,
  type Technique,
} from "#report/index.ts";

/** A piece of evidence of persuasion, with offsets in the text as the dataset has it. */
export interface Piece extends Span {
  readonly technique: Technique;
}

/** A point of the accusing boxes: its technique, and where its evidence stands. */
export interface PredictedPoint {
  readonly technique: Technique;
  readonly spans: readonly Span[];
}

/** A reading of one text, in the terms in which the datasets are annotated. */
export interface Prediction {
  /** Techniques of all evidence in the author's voice. */
  readonly techniques: ReadonlySet<Technique>;
  /** Emotions that the text conveys. */
  readonly emotions: ReadonlySet<Technique>;
  /** The one that is shown first. */
  readonly leadingEmotion: Technique | undefined;
  /** Evidence of persuasion in anybody's voice: annotators mark what is quoted as well. */
  readonly persuasion: readonly Piece[];
  readonly points: readonly PredictedPoint[];
  /** What the text is said to do well. */
  readonly credits: ReadonlySet<Technique>;
  readonly kind: KindOfText;
  /** All that the report says, without the evidence. */
  readonly prose: string;
  /** Whether any of the three accusing boxes is filled. */
  readonly accused: boolean;
  /** Whether the wording is subjective or slanted rather than neutral. */
  readonly subjective: boolean;
}

/** Reads a text as the product does without a model. */
export function predict(text: string): Prediction {
  const { overall_summary, analysis_results, kind } = read(text.trim(), "en");
  return predictionOf(text, { overall_summary, analysis_results, text_kind: kind });
}

/** Tells what the report of a text says in the datasets' terms, whoever wrote it. Its offsets are those of the trimmed text. */
export function predictionOf(
  text: string,
  { analysis_results: observations, overall_summary, text_kind }: ReportBody & Pick<Report, "text_kind">,
): Prediction {
  const shift = text.length - text.trimStart().length;
  const points = observations.flatMap((observation) => observation.points);
  const accusing = points.filter(({ technique }) => isPersuasion(technique)).map(placed(shift));
  const ofAuthor = new Set(
    points.filter((p) => p.evidence.some((e) => e.voice === "author")).map((p) => p.technique),
  );
  const emotions = points.map((p) => p.technique).filter((t) => findingTypeOf(t) === "Emotional Tone");
  return {
    techniques: ofAuthor,
    emotions: new Set(emotions),
    leadingEmotion: emotions[0],
    persuasion: accusing.flatMap(({ technique, spans }) => spans.map((span) => ({ technique, ...span }))),
    points: accusing,
    credits: new Set(points.map((p) => p.technique).filter(isCredit)),
    kind: text_kind?.kind ?? "other",
    prose: [overall_summary, ...observations.flatMap(wordsOf)].join(" "),
    accused: accusing.length > 0,
    subjective: [...ofAuthor].some((t) => isPersuasion(t) || t === "subjective-wording"),
  };
}

function placed(shift: number) {
  return ({ technique, evidence }: Point): PredictedPoint => ({
    technique,
    spans: evidence.map(({ start, end }) => ({ start: start + shift, end: end + shift })),
  });
}

function wordsOf({ points }: Observation): string[] {
  return points.flatMap((p) => [p.statement, p.another_reading ?? "", p.question ?? ""]);
}

function isPersuasion(technique: Technique): boolean {
  return isAccusing(findingTypeOf(technique));
}

function isCredit(technique: Technique): boolean {
  return hasFact(technique, "isCredit");
}
