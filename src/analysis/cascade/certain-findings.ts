import { writeReportOf } from "#detector/index.ts";
import { type Evidence, isAccusing, type Observation, type ReportBody } from "#report/index.ts";
import type { Question } from "../model.ts";

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
 * The model's report with the certain findings, which are those of the embedded analyser. Of a text that speaks to
 * an AI, a model's words are not shown: its grounded evidence and the embedded analyser's, together, in the embedded
 * analyser's words. So such a text can neither dictate a sentence of its report nor silence an observation.
 */
export function withCertainFindings(body: ReportBody, question: Question): ReportBody {
  if (!isSuspect(question)) return body;
  const { text, language, reading } = question;
  const own = evidenceOf(reading);
  const added = evidenceOf(body).filter((evidence) => !own.some((other) => isSame(evidence, other)));
  return writeReportOf(text, added, language, reading.candidates);
}

function evidenceOf({ analysis_results }: ReportBody): Evidence[] {
  return analysis_results.flatMap((observation) => observation.evidence);
}

/** Of two quotes for one technique that overlap one is enough. */
function isSame(a: Evidence, b: Evidence): boolean {
  return a.technique === b.technique && a.start < b.end && b.start < a.end;
}
