import { type Evidence, findingTypeOf, type ReportBody, type ReportLanguage } from "#report/index.ts";
import type { ShownCandidate } from "../select/shown-span.ts";
import { writeObservations } from "./observations.ts";
import { writeSummary } from "./summary.ts";

/**
 * Writes the report of evidence that somebody else found in a text, in the language of the report: for
 * readers who are not to see the finder's own words.
 * @param own what a reading of the text has found besides.
 */
export function writeReportOf(
  text: string,
  evidence: readonly Evidence[],
  language: ReportLanguage,
  own: readonly ShownCandidate[] = [],
): ReportBody {
  const candidates = [...own, ...evidence.map(candidateOf)].toSorted(
    (a, b) => a.start - b.start || a.end - b.end,
  );
  return {
    overall_summary: writeSummary(candidates, language, text.length),
    analysis_results: writeObservations(text, candidates, language),
  };
}

function candidateOf(evidence: Evidence): ShownCandidate {
  return {
    ...evidence,
    findingType: findingTypeOf(evidence.technique),
    strength: "strong",
    isLearned: false,
    isWhole: false,
    salient: [],
    sentence: 0,
    shown: evidence,
  };
}
