import type { Model, Question } from "../model.ts";
import { type AttemptResult, askModel } from "./ask-model.ts";

export interface FinishedAttempt extends AttemptResult {
  readonly model: Model;
  /** Models that were asked beside this one and have not answered yet. */
  readonly beside: readonly Model[];
}

/**
 * Asks the models one after the other, each when the one before it has failed. Beside a model that has taken longer
 * than its `raceAfterMs`, the next one is asked already; then the attempts come in the order in which they end.
 * A model whose budget is spent is not asked.
 * Whoever stops listening stops the models that still run.
 */
export async function* askInTurn(
  models: readonly Model[],
  question: Question,
  budgetOf: (model: Model) => AbortSignal,
): AsyncGenerator<FinishedAttempt> {
  const stop = new AbortController();
  const running = new Map<Model, Promise<AttemptResult & { model: Model }>>();
  try {
    for (const model of models) {
      const signal = budgetOf(model);
      if (signal.aborted) continue;
      running.set(model, begin(model, question, AbortSignal.any([signal, stop.signal])));
      while (running.size > 0) {
        const attempt = await firstOf(
          running.values(),
          model === models.at(-1) ? undefined : model.raceAfterMs?.(),
        );
        if (attempt === undefined) break;
        running.delete(attempt.model);
        yield { ...attempt, beside: [...running.keys()] };
      }
    }
  } finally {
    stop.abort();
  }
}

async function begin(
  model: Model,
  question: Question,
  signal: AbortSignal,
): Promise<AttemptResult & { model: Model }> {
  return { ...(await askModel(model, question, signal)), model };
}

/** The first that ends, or undefined when none has ended after `raceAfterMs`. */
async function firstOf<T>(
  running: Iterable<Promise<T>>,
  raceAfterMs: number | undefined,
): Promise<T | undefined> {
  if (raceAfterMs === undefined) return Promise.race(running);
  const { promise: overdue, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, raceAfterMs, undefined);
  try {
    return await Promise.race([...running, overdue]);
  } finally {
    clearTimeout(timer);
  }
}
