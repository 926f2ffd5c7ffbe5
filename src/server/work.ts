import { setImmediate as nextTurn } from "node:timers/promises";
import {
  type Analyse,
  type CascadeOptions,
  createCascade,
  type LookResult,
  ModelFailure,
} from "#analysis/index.ts";
import type { AnalysisRequest, Report, StatusReply } from "#report/index.ts";
import type { TaskEnd, Work } from "#tasks/index.ts";
import { pack } from "./api/packed-reply.ts";
import { describeFault, type Log } from "./observe/log.ts";
import type { Settings } from "./settings.ts";

/** The cascade with the time that the settings give it, and a line in the log for each model that is passed over. */
export function openCascade(
  models: CascadeOptions["models"],
  { cascadeSeconds }: Pick<Settings, "cascadeSeconds">,
  log: Log,
): Analyse {
  return createCascade({ models, budgetMs: cascadeSeconds * 1_000, onFailure: logModelFailure(log) });
}

/**
 * The work of one task: an analysis, with a line in the log that says who answered and who did not. Its results are
 * replies as they will travel: a quote in a report may be a slice that holds the whole submitted text in memory.
 */
export function createWork(
  analyse: Analyse,
  log: Log,
  onAttempts: (attempts: Report["attempts"]) => void = () => {},
): Work<AnalysisRequest> {
  return async (request, signal, visitor, tellFirst) => {
    const showFirst = (first_reading: Report) =>
      void pack({ status: "pending", stage: "analysing", first_reading } satisfies StatusReply).then(
        tellFirst,
      );
    // The embedded analyser computes without a pause: first let the visitor have the task's id.
    await nextTurn();
    try {
      const report = await analyse({ ...request, visitor }, signal, showFirst);
      const { analysed_by, attempts } = report;
      log.info({ language: request.language, model: analysed_by.model, attempts }, "analysis");
      onAttempts(attempts);
      return await pack({ status: "completed", data: report } satisfies StatusReply);
    } catch (cause) {
      if (!signal.aborted) log.error(describeFault(cause), "analysis failed");
      throw cause;
    }
  };
}

/**
 * The line that tells an operator why a model was passed over: what its server answered, such as 401 for a wrong
 * key, or where an error arose that no model is known to throw.
 */
export function logModelFailure(log: Log): NonNullable<CascadeOptions["onFailure"]> {
  return ({ model, cause }) => {
    if (!(cause instanceof ModelFailure)) log.error({ model, ...describeFault(cause) }, "model broke");
    else if (cause.facts.status !== undefined)
      log.warn({ model, outcome: cause.kind, ...cause.facts }, "model failed");
  };
}

/** The line that tells which servers of models were found, and which of their models will be asked. */
export function logLook(log: Log): (result: LookResult) => void {
  return ({ servers, chosen }) => {
    const words = chosen ? "will be asked before the embedded analyser" : "none will be asked";
    log.info({ servers, chosen: chosen ?? null }, `models on this machine: ${words}`);
  };
}

/** The line that every task ends with. */
export function logTaskEnd(log: Log): (end: TaskEnd) => void {
  return ({ outcome, queuedMs, ranMs }) =>
    log.info({ outcome, queuedMs: Math.round(queuedMs), ranMs: Math.round(ranMs) }, "task");
}
