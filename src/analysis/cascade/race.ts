import type { Model, Question } from "../model.ts";
import { type Turn, takeTurn } from "./ask-model.ts";

export interface FinishedTurn extends Turn {
  readonly model: Model;
  /** Models that were asked beside this one and have not answered yet. */
  readonly beside: readonly Model[];
}

/**
 * Asks the models one after the other, each when the one before it has failed. Beside a hedged
 * model that is slower than it is used to be (`hedgeAfterMs`), the next one is asked already; then
 * turns come in the order in which they end. Whoever stops listening stops the models that still run.
 */
export async function* takeTurns(
  models: readonly Model[],
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<FinishedTurn> {
  const stop = new AbortController();
  const running = new Map<Model, Promise<Turn & { model: Model }>>();
  try {
    for (const model of models) {
      if (signal.aborted) return;
      running.set(model, begin(model, question, AbortSignal.any([signal, stop.signal])));
      while (running.size > 0) {
        const turn = await firstOf(
          running.values(),
          model === models.at(-1) ? undefined : model.hedgeAfterMs?.(),
        );
        if (turn === undefined) break;
        running.delete(turn.model);
        yield { ...turn, beside: [...running.keys()] };
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
): Promise<Turn & { model: Model }> {
  return { ...(await takeTurn(model, question, signal)), model };
}

/** The first that ends, or undefined when none has ended after `hedgeAfterMs`. */
async function firstOf<T>(
  running: Iterable<Promise<T>>,
  hedgeAfterMs: number | undefined,
): Promise<T | undefined> {
  if (hedgeAfterMs === undefined) return Promise.race(running);
  const { promise: overdue, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(resolve, hedgeAfterMs, undefined);
  try {
    return await Promise.race([...running, overdue]);
  } finally {
    clearTimeout(timer);
  }
}
