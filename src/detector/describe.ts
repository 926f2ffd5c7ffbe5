import { type Evidence, findingTypeOf, type Observation, type ReportLanguage } from "#report/index.ts";
import { writeObservations } from "./observations.ts";
import { writeSummary } from "./summary.ts";
import type { Piece } from "./weigh.ts";

/** What is said of a text in the embedded analyser's own words. */
export interface Description {
  readonly overall_summary: string;
  readonly analysis_results: Observation[];
}

/**
 * Writes the report of evidence that somebody else found in a text, in the language of the report:
 * for readers who are not to see the finder's own words.
 */
export function describe(text: string, evidence: readonly Evidence[], language: ReportLanguage): Description {
  const pieces = evidence.map(
    (each): Piece => ({
      ...each,
      findingType: findingTypeOf(each.technique),
      strength: "strong",
      isLearned: false,
      sentence: 0,
    }),
  );
  return {
    overall_summary: writeSummary(pieces, language, text.length),
    analysis_results: writeObservations(text, pieces, language),
  };
}
