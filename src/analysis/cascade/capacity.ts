import { BulkheadRejectedError, bulkhead } from "cockatiel";
import { type Model, ModelFailure, type Question } from "../model.ts";
import { withinTime } from "./deadline.ts";
import { Breaker, isOutage, LeftAlone } from "./health/breaker.ts";
import { Latency } from "./health/latency.ts";
import { Witnesses } from "./health/witnesses.ts";

export interface Capacity {
  /** How long one call may take, in milliseconds. */
  readonly timeoutMs: number;
  /** Calls to this model that may run at once; one more is passed on to the next model. */
  readonly maxConcurrent: number;
  /** Whether the next model is asked beside this one when it is slower than its own 95th percentile. */
  readonly raceNext?: boolean | undefined;
}

/** Visitors whose own failures are remembered. */
const MOST_VISITORS = 1_000;

/** What a server says of itself whatever the text: a wrong key, an empty account, no such model. */
const ABOUT_ACCESS = new Set([401, 402, 404]);

/**
 * The same model, asked only while it has capacity. A model that is down, slow or busy is left alone for a while, as
 * long as it asks for (`Retry-After`) or 5 s, 10 s … 2 min; then one call tries it. Meanwhile it fails at once, in the
 * way it failed last.
 *
 * One failure closes it for the visitor whose text met it. It is closed for everybody when the server says something of
 * itself (401, 402, 404, `Retry-After`), or when different texts of different visitors have failed with no answer
 * between: so no visitor can take a model from the others.
 */
export function withCapacity(model: Model, { timeoutMs, maxConcurrent, raceNext = false }: Capacity): Model {
  const latency = new Latency();
  const witnesses = new Witnesses();
  const forAll = new Breaker((failure) => isAboutServer(failure) || witnesses.areEnough);
  const breakerOf = breakersOfVisitors();
  const places = bulkhead(maxConcurrent);

  const ask = async (question: Question, signal: AbortSignal) => {
    try {
      const draft = await withinTime((s) => model.analyse(question, s), timeoutMs, signal);
      witnesses.forget();
      return draft;
    } catch (error) {
      if (isOutage(error)) witnesses.add(question);
      throw error;
    }
  };

  return {
    ...model,
    timeoutMs,
    raceAfterMs: () => (raceNext ? latency.percentile95 : undefined),
    analyse: async (question, signal) => {
      signal.throwIfAborted();
      const begun = performance.now();
      const own = breakerOf(question.visitor);
      try {
        own.throwIfOnTrial();
        forAll.throwIfOnTrial();
        const draft = await places.execute(() =>
          own.execute(() => forAll.execute(() => ask(question, signal))),
        );
        latency.add(performance.now() - begun);
        return draft;
      } catch (error) {
        if (error instanceof BulkheadRejectedError) throw new ModelFailure("busy");
        if (error instanceof LeftAlone) throw new ModelFailure(error.kind);
        throw error;
      }
    },
  };
}

function isAboutServer({ facts: { status = 0, retryAfterMs } }: ModelFailure): boolean {
  return retryAfterMs !== undefined || ABOUT_ACCESS.has(status);
}

/** A breaker for each visitor; of those who have not come for longest, it is forgotten. */
function breakersOfVisitors(): (visitor: string | undefined) => Breaker {
  const known = new Map<string, Breaker>();
  return (visitor = "") => {
    const breaker = known.get(visitor) ?? new Breaker(() => true);
    known.delete(visitor);
    known.set(visitor, breaker);
    const [oldest] = known.keys();
    if (known.size > MOST_VISITORS && oldest !== undefined) known.delete(oldest);
    return breaker;
  };
}
