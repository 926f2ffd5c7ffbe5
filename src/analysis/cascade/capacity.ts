import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  type IBackoff,
} from "cockatiel";
import { type Model, ModelFailure } from "../model.ts";
import { withinTime } from "./deadline.ts";
import { Latency } from "./latency.ts";

export interface Capacity {
  /** How long one call may take, in milliseconds. */
  readonly timeoutMs: number;
  /** Calls to this model that may run at once; one more is passed on to the next model. */
  readonly maxConcurrent: number;
  /** Whether the next model is asked beside this one when it is slower than its own 95th percentile. */
  readonly raceNext?: boolean | undefined;
}

/** How long a model is left alone after its first failure; doubles with each further one. In milliseconds. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 120_000;

/**
 * The same model, asked only while it has capacity. A model that is down, slow or busy is left
 * alone for a while, as long as it asks for (`Retry-After`) or 5 s, 10 s … 2 min; then one call
 * tries it. Meanwhile it fails at once, in the way it failed last.
 */
export function withCapacity(model: Model, { timeoutMs, maxConcurrent, raceNext = false }: Capacity): Model {
  const latency = new Latency();
  const breaker = circuitBreaker(handleWhen(isOutage), {
    breaker: new ConsecutiveBreaker(1),
    halfOpenAfter: { next: pause },
  });
  const places = bulkhead(maxConcurrent);
  let lastKind: "busy" | "unavailable" = "unavailable";
  breaker.onBreak((reason) => {
    const error = "error" in reason ? reason.error : undefined;
    lastKind = error instanceof ModelFailure && error.kind === "busy" ? "busy" : "unavailable";
  });

  return {
    ...model,
    timeoutMs,
    raceAfterMs: () => (raceNext ? latency.percentile95 : undefined),
    analyse: async (question, signal) => {
      signal.throwIfAborted();
      // While one call tries the model, the library would let the others wait for it.
      if (breaker.state === CircuitState.HalfOpen) throw new ModelFailure(lastKind);
      const begun = performance.now();
      try {
        const draft = await places.execute(() =>
          breaker.execute(() => withinTime((s) => model.analyse(question, s), timeoutMs, signal)),
        );
        latency.add(performance.now() - begun);
        return draft;
      } catch (error) {
        if (error instanceof BulkheadRejectedError) throw new ModelFailure("busy");
        if (error instanceof BrokenCircuitError) throw new ModelFailure(lastKind);
        throw error;
      }
    },
  };
}

/** Failures that say something about the model, not about this text. */
function isOutage(error: unknown): boolean {
  return error instanceof ModelFailure && ["busy", "timeout", "unavailable"].includes(error.kind);
}

/** What the breaker tells of: which failure in a row it was. */
interface Broken {
  readonly attempt: number;
  readonly result: object;
}

/** A pause of the breaker, in milliseconds: as long as the provider asks for, else twice the last. */
function pause({ attempt, result }: Broken): IBackoff<Broken> {
  const failure = "error" in result && result.error instanceof ModelFailure ? result.error : undefined;
  const doubled = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
  return { duration: failure?.facts.retryAfterMs ?? doubled, next: pause };
}
