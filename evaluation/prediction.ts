import { read } from "#detector/index.ts";
import { findingTypeOf, hasFact, isAccusing, type Span, type Technique } from "#report/index.ts";

/** A span that persuades, with offsets in the text as the dataset has it. */
export interface PersuasionSpan extends Span {
  readonly technique: Technique;
}

/** A reading of one text, in the terms in which the datasets are annotated. */
export interface Prediction {
  /** Techniques of all evidence in the author's voice. */
  readonly techniques: ReadonlySet<Technique>;
  /** Emotions that the text conveys. */
  readonly emotions: ReadonlySet<Technique>;
  /** Evidence of persuasion in anybody's voice: annotators mark what is quoted as well. */
  readonly persuasion: readonly PersuasionSpan[];
  /** Whether any of the three accusing boxes is filled. */
  readonly accused: boolean;
  /** Whether the wording is subjective or slanted rather than neutral. */
  readonly subjective: boolean;
}

/** Reads a text exactly as the product does, and tells what the report says in the datasets' terms. */
export function predict(text: string): Prediction {
  const trimmed = text.trim();
  const shift = text.indexOf(trimmed);
  const { analysis_results: observations } = read(trimmed, "en");
  const evidence = observations.flatMap((observation) => observation.evidence);
  const ofAuthor = new Set(evidence.filter((e) => e.voice === "author").map((e) => e.technique));
  const accused = observations.some(({ category_name }) => isAccusing(category_name));
  return {
    techniques: ofAuthor,
    emotions: new Set([...ofAuthor].filter((technique) => findingTypeOf(technique) === "Emotional Tone")),
    persuasion: evidence
      .filter(({ technique }) => isPersuasion(technique))
      .map(({ technique, start, end }) => ({ technique, start: start + shift, end: end + shift })),
    accused,
    subjective: [...ofAuthor].some((t) => isPersuasion(t) || hasFact(t, "isSubjective")),
  };
}

function isPersuasion(technique: Technique): boolean {
  return isAccusing(findingTypeOf(technique));
}
