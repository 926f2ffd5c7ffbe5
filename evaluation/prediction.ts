import { read } from "#detector/index.ts";
import { type Evidence, findingTypeOf, type Technique } from "#report/index.ts";
import { joined, type Span } from "./metrics.ts";

/** A reading of one text, in the terms in which the datasets are annotated. */
export interface Prediction {
  /** Techniques of all evidence in the author's voice. */
  readonly techniques: ReadonlySet<Technique>;
  /** Emotions that the text conveys. */
  readonly emotions: ReadonlySet<Technique>;
  /** Clauses in which evidence of persuasion stands. */
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
    spans: joined(persuasion.map((piece) => clauseAround(trimmed, piece))).map(({ start, end }) => ({
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

const CLAUSE_ENDS = new Set("\n.!?…;");

/**
 * The clause in which a quote stands. Annotators of both span corpora mark whole clauses or
 * sentences where we quote the telling words, so the words' clause is what is compared.
 */
function clauseAround(text: string, { start, end }: Span): Span {
  let from = start;
  while (from > 0 && !CLAUSE_ENDS.has(text.charAt(from - 1))) from -= 1;
  while (from < start && /\s/u.test(text.charAt(from))) from += 1;
  let to = end;
  while (to < text.length && !CLAUSE_ENDS.has(text.charAt(to))) to += 1;
  return { start: from, end: to };
}
