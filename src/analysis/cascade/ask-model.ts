import { describe } from "#detector/index.ts";
import type { Attempt, Observation } from "#report/index.ts";
import { ground } from "../answer/grounding.ts";
import { type Draft, type Model, ModelFailure, type Question } from "../model.ts";
import { embedded } from "../models/embedded.ts";
import { type Findings, isSilent, onTheFloor } from "./certain-findings.ts";
import { orAborted } from "./deadline.ts";

export interface Turn {
  readonly attempt: Attempt;
  /** Present when the model answered and its answer may be shown. */
  readonly findings?: Findings;
  /** What a model that failed has thrown; nothing where it was only called off. */
  readonly cause?: unknown;
}

/** Asks one model and checks its answer. Never rejects: a model that fails in any way is passed over. */
export async function takeTurn(model: Model, question: Question, signal: AbortSignal): Promise<Turn> {
  try {
    signal.throwIfAborted();
    if (question.text.length > model.limits[question.textLanguage]) throw new ModelFailure("too-long");
    const draft = await orAborted(model.analyse(question, signal), signal);
    const { observations, dropped } = ground(
      draft,
      question.text,
      question.language,
      question.reading.speech,
    );
    const attempt = { model: model.id, ...(dropped > 0 ? { dropped } : {}) };
    const isUngrounded = draft.analysis_results.length > 0 && observations.length === 0;
    if (isUngrounded) return { attempt: { ...attempt, outcome: "ungrounded" } };
    if (isSilent(observations, question)) return { attempt: { ...attempt, outcome: "silent" } };
    const findings = {
      overall_summary: summaryOf(draft, observations, question),
      analysis_results: observations,
    };
    return {
      attempt: { ...attempt, outcome: "answered" },
      findings: model === embedded ? findings : onTheFloor(findings, question),
    };
  } catch (error) {
    const attempt = { model: model.id, ...failureOf(error) };
    return signal.aborted ? { attempt } : { attempt, cause: error };
  }
}

/** A model that has nothing to sum up is helped out by the embedded analyser's words. */
function summaryOf(draft: Draft, observations: readonly Observation[], { text, language }: Question): string {
  const evidence = observations.flatMap((observation) => observation.evidence);
  return draft.overall_summary || describe(text, evidence, language).overall_summary;
}

/** The end of the budget is a timeout; an error that no model is known to throw says nothing to anyone. */
function failureOf(error: unknown): Omit<Attempt, "model"> {
  if (error instanceof ModelFailure) return { outcome: error.kind };
  const isTimeout = error instanceof DOMException && error.name === "TimeoutError";
  return { outcome: isTimeout ? "timeout" : "unavailable" };
}
