import { writeReportOf } from "#detector/index.ts";
import { type Evidence, isAccusing, type Observation, type Report } from "#report/index.ts";
import type { Question } from "../model.ts";

/** The part of a report that a model answers for. */
export type Findings = Pick<Report, "overall_summary" | "analysis_results">;

/**
 * Whether a model says nothing against a text in which the embedded analyser sees strong rhetoric.
 * Where the text may have talked to the model, anything that the embedded analyser sees against it counts.
 */
export function isSilent(observations: readonly Observation[], question: Question): boolean {
  if (accuses(observations)) return false;
  const { strongRhetoric, analysis_results } = question.reading;
  return strongRhetoric || (isSuspect(question) && accuses(analysis_results));
}

function accuses(observations: readonly Observation[]): boolean {
  return observations.some((observation) => isAccusing(observation.category_name));
}

/** Whether a text speaks to an AI or hides something from its readers. */
function isSuspect({ notices }: Question): boolean {
  return notices.some(({ kind }) => kind === "addressed-to-ai" || kind === "hidden-characters");
}

/**
 * What may be shown of a model's findings. Of a text that speaks to an AI, a model's words are not
 * shown: its grounded evidence and the embedded analyser's, together, in the embedded analyser's
 * words. So such a text can neither dictate a sentence of its report nor silence an observation.
 */
export function onTheFloor(findings: Findings, question: Question): Findings {
  if (!isSuspect(question)) return findings;
  const { text, language, reading } = question;
  const own = evidenceOf(reading);
  const added = evidenceOf(findings).filter((evidence) => !own.some((other) => isSame(evidence, other)));
  return writeReportOf(text, added, language, reading.candidates);
}

function evidenceOf({ analysis_results }: Findings): Evidence[] {
  return analysis_results.flatMap((observation) => observation.evidence);
}

/** Of two quotes for one technique that overlap one is enough. */
function isSame(a: Evidence, b: Evidence): boolean {
  return a.technique === b.technique && a.start < b.end && b.start < a.end;
}
