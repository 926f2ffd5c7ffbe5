import type { Attempt, ReportBody } from "#report/index.ts";
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
    const { points, dropped } = ground(drafts, question);
    const attempt = { model: model.id, ...(dropped > 0 ? { dropped } : {}) };
    if (!drafts.every(isEmpty) && points.length === 0)
      return { attempt: { ...attempt, outcome: "ungrounded" } };
    if (isSilent(points, question)) return { attempt: { ...attempt, outcome: "silent" } };
    // What is said of a part is not true of the whole: of a text in parts, the embedded analyser sums up.
    const summary = drafts.length === 1 ? (drafts[0]?.draft.overall_summary ?? "") : "";
    return {
      attempt: { ...attempt, outcome: "answered" },
      body: withCertainFindings(summary, points, question),
    };
  } catch (error) {
    const attempt = { model: model.id, ...failureOf(error) };
    return signal.aborted ? { attempt } : { attempt, cause: error };
  }
}

/** A finding type that is named with nothing under it says nothing. */
function isEmpty({ draft }: DraftOfPart): boolean {
  return draft.analysis_results.every(({ points }) => points.length === 0);
}

/** The end of the budget is a timeout; an error that no model is known to throw says nothing to anyone. */
function failureOf(error: unknown): Omit<Attempt, "model"> {
  if (error instanceof ModelFailure) return { outcome: error.kind };
  const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
  return { outcome: isTimeout ? "timeout" : "unavailable" };
}
