import { read } from "#detector/index.ts";
import type { Attempt, Report, ReportLanguage } from "#report/index.ts";
import type { Model, Question } from "./model.ts";
import { embedded } from "./models/embedded.ts";
import { takeTurn } from "./turn.ts";

export interface AnalysisInput {
  /** Trimmed by whoever hands it in: the report's offsets count in it. */
  readonly text: string;
  readonly language: ReportLanguage;
}

/** Reads a text. Rejects only when `signal` aborts, with its reason. */
export type Analyse = (input: AnalysisInput, signal: AbortSignal) => Promise<Report>;

export interface CascadeOptions {
  /** In the order in which they are asked. The embedded analyser comes after them by itself. */
  readonly models: readonly Model[];
  /** After this time no language model is asked or waited for, in milliseconds. */
  readonly budgetMs?: number | undefined;
  /** Is told of every turn, for the log. Never told of the text. */
  readonly onAttempt?: ((attempt: Attempt) => void) | undefined;
}

/** A report shall arrive within the 90 seconds that the screen waits. */
export const BUDGET_MS = 75_000;

/** Asks the models in turn. The first good answer is the report; the embedded analyser always has one. */
export function createCascade({ models, budgetMs = BUDGET_MS, onAttempt }: CascadeOptions): Analyse {
  return async ({ text, language }, signal) => {
    signal.throwIfAborted();
    const reading = read(text, language);
    const question: Question = { text, language, textLanguage: reading.textLanguage, reading };
    const attempts: Attempt[] = [];
    const budget = AbortSignal.any([signal, AbortSignal.timeout(budgetMs)]);

    for (const model of [...models, embedded]) {
      if (budget.aborted && model !== embedded) continue;
      const turn = await takeTurn(model, question, model === embedded ? signal : budget);
      signal.throwIfAborted();
      attempts.push(turn.attempt);
      onAttempt?.(turn.attempt);
      if (turn.findings === undefined) continue;
      return {
        ...turn.findings,
        notices: reading.notices,
        analysed_by: { model: model.id, version: model.version },
        attempts,
      };
    }
    throw new Error("The embedded analyser has no answer.");
  };
}
