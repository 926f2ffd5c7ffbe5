import { read } from "#detector/index.ts";
import { type Evidence, findingTypeOf, type Technique } from "#report/index.ts";
import { joined, type Span } from "./metrics.ts";

/** A reading of one text, in the terms in which the datasets are annotated. */
export interface Prediction {
  /** Techniques of all evidence in the author's voice. */
  readonly techniques: ReadonlySet<Technique>;
  /** Emotions that the text conveys. */
  readonly emotions: ReadonlySet<Technique>;
  /** Lines of the text in which evidence of persuasion stands. */
  readonly spans: readonly Span[];
  /** Whether any of the three accusing boxes is filled. */
  readonly accused: boolean;
  /** Whether the wording is subjective or slanted rather than neutral. */
  readonly subjective: boolean;
}

const SUBJECTIVE_CUES: ReadonlySet<Technique> = new Set(["subjective-wording", "sweeping-generalisation"]);

/** Reads a text exactly as the product does, and tells what the report says in the datasets' terms. */
export function predict(text: string): Prediction {
  const trimmed = text.trim();
  const shift = text.indexOf(trimmed);
  const { analysis_results: observations } = read(trimmed, "en");
  const evidence = observations.flatMap((o) => o.evidence).filter(({ voice }) => voice === "author");
  const persuasion = evidence.filter(isPersuasion);
  return {
    techniques: new Set(evidence.map(({ technique }) => technique)),
    emotions: new Set(evidence.map((e) => e.technique).filter((t) => findingTypeOf(t) === "Emotional Tone")),
    spans: joined(persuasion.map((piece) => lineAround(trimmed, piece))).map(({ start, end }) => ({
      start: start + shift,
      end: end + shift,
    })),
    accused: persuasion.length > 0 || observations.some((o) => isAccusing(o.category_name)),
    subjective: persuasion.length > 0 || evidence.some(({ technique }) => SUBJECTIVE_CUES.has(technique)),
  };
}

function isAccusing(findingType: string): boolean {
  return findingType !== "Unbiased Presentation" && findingType !== "Emotional Tone";
}

function isPersuasion({ technique }: Evidence): boolean {
  return isAccusing(findingTypeOf(technique));
}

/**
 * The line of the text in which a quote stands. Annotators of both span corpora mark whole clauses and
 * sentences where we quote the telling words, so it is the words' line that is compared.
 */
function lineAround(text: string, { start, end }: Span): Span {
  const next = text.indexOf("\n", end);
  return { start: text.lastIndexOf("\n", start - 1) + 1, end: next === -1 ? text.length : next };
}
