import { type Evidence, findingTypeOf, type Observation, type ReportLanguage } from "#report/index.ts";
import type { ShownPiece } from "../select/shown-span.ts";
import { writeObservations } from "./observations.ts";
import { writeSummary } from "./summary.ts";

/** What is said of a text in the embedded analyser's own words. */
export interface Description {
  readonly overall_summary: string;
  readonly analysis_results: Observation[];
}

/**
 * Writes the report of evidence that somebody else found in a text, in the language of the report: for
 * readers who are not to see the finder's own words.
 * @param own what a reading of the text has found besides.
 */
export function describe(
  text: string,
  evidence: readonly Evidence[],
  language: ReportLanguage,
  own: readonly ShownPiece[] = [],
): Description {
  const pieces = [...own, ...evidence.map(pieceOf)].toSorted((a, b) => a.start - b.start || a.end - b.end);
  return {
    overall_summary: writeSummary(pieces, language, text.length),
    analysis_results: writeObservations(text, pieces, language),
  };
}

function pieceOf(evidence: Evidence): ShownPiece {
  return {
    ...evidence,
    findingType: findingTypeOf(evidence.technique),
    strength: "strong",
    isLearned: false,
    isWhole: false,
    telling: [],
    sentence: 0,
    reach: evidence,
  };
}
