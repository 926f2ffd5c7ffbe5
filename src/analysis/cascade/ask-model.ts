import { writeReportOf } from "#detector/index.ts";
import type { Attempt, Observation, ReportBody } from "#report/index.ts";
import { ground } from "../answer/grounding.ts";
import { type DraftOfPart, type Model, ModelFailure, type Question } from "../model.ts";
import { isSilent, withCertainFindings } from "./certain-findings.ts";
import { orAborted } from "./deadline.ts";
import { askInParts } from "./parts.ts";

/** How one attempt to have an answer of a model ended. */
export interface AttemptResult {
  readonly attempt: Attempt;
  /** Present when the model answered and its answer may be shown. */
  readonly body?: ReportBody;
  /** What a model that failed has thrown; nothing where it was only called off. */
  readonly cause?: unknown;
}

/** Asks one model and checks its answer. Never rejects: a model that fails in any way is passed over. */
export async function askModel(
  model: Model,
  question: Question,
  signal: AbortSignal,
): Promise<AttemptResult> {
  try {
    signal.throwIfAborted();
    const drafts = await orAborted(askInParts(model, question, signal), signal);
    const { observations, dropped } = ground(drafts, question);
    const attempt = { model: model.id, ...(dropped > 0 ? { dropped } : {}) };
    const isEmpty = drafts.every(({ draft }) => draft.analysis_results.length === 0);
    if (!isEmpty && observations.length === 0) return { attempt: { ...attempt, outcome: "ungrounded" } };
    if (isSilent(observations, question)) return { attempt: { ...attempt, outcome: "silent" } };
    const body = {
      overall_summary: summaryOf(drafts, observations, question),
      analysis_results: observations,
    };
    return {
      attempt: { ...attempt, outcome: "answered" },
      body: withCertainFindings(body, question),
    };
  } catch (error) {
    const attempt = { model: model.id, ...failureOf(error) };
    return signal.aborted ? { attempt } : { attempt, cause: error };
  }
}

/** A model that has nothing to sum up is helped out by the embedded analyser's words. */
function summaryOf(
  drafts: readonly DraftOfPart[],
  observations: readonly Observation[],
  { text, language }: Question,
): string {
  const evidence = observations.flatMap((observation) => observation.evidence);
  const own = drafts.map(({ draft }) => draft.overall_summary).join(" ");
  return own.trim() || writeReportOf(text, evidence, language).overall_summary;
}

/** The end of the budget is a timeout; an error that no model is known to throw says nothing to anyone. */
function failureOf(error: unknown): Omit<Attempt, "model"> {
  if (error instanceof ModelFailure) return { outcome: error.kind };
  const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
  return { outcome: isTimeout ? "timeout" : "unavailable" };
}
