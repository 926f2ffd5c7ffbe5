import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  type IBackoff,
} from "cockatiel";
import { ModelFailure } from "../../model.ts";

/** How long a model is left alone after its first failure; doubles with each further one. In milliseconds. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 120_000;

/** A call that was not made, since the model is left alone. */
export class LeftAlone extends Error {
  override readonly name = "LeftAlone";
  /** How the model failed last. */
  readonly kind: "busy" | "unavailable";

  constructor(kind: "busy" | "unavailable") {
    super(kind);
    this.kind = kind;
  }
}

/** Leaves a model alone for a while after a failure that counts; meanwhile calls are `LeftAlone`. */
export class Breaker {
  readonly #policy: CircuitBreakerPolicy;
  #lastKind: "busy" | "unavailable" = "unavailable";

  /** @param counts whether a failure closes the model; asked while it is not on trial. */
  constructor(counts: (failure: ModelFailure) => boolean) {
    const closes = (error: unknown) =>
      isOutage(error) && (this.#policy.state === CircuitState.HalfOpen || counts(error));
    this.#policy = circuitBreaker(handleWhen(closes), {
      breaker: new ConsecutiveBreaker(1),
      halfOpenAfter: { next: pause },
    });
    this.#policy.onBreak((reason) => {
      const error = "error" in reason ? reason.error : undefined;
      this.#lastKind = error instanceof ModelFailure && error.kind === "busy" ? "busy" : "unavailable";
    });
  }

  /** Throws while one call tries the model: the library would let the others wait for it. */
  throwIfOnTrial(): void {
    if (this.#policy.state === CircuitState.HalfOpen) throw new LeftAlone(this.#lastKind);
  }

  async execute<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await this.#policy.execute(call);
    } catch (error) {
      throw error instanceof BrokenCircuitError ? new LeftAlone(this.#lastKind) : error;
    }
  }
}

/** Failures that say something about the model, and not about this text alone. */
export function isOutage(error: unknown): error is ModelFailure {
  return error instanceof ModelFailure && ["busy", "timeout", "unavailable"].includes(error.kind);
}

/** What the library tells of: which failure in a row it was. */
interface Broken {
  readonly attempt: number;
  readonly result: object;
}

/** A pause, in milliseconds: as long as the provider asks for, else twice the last. */
function pause({ attempt, result }: Broken): IBackoff<Broken> {
  const failure = "error" in result && result.error instanceof ModelFailure ? result.error : undefined;
  const doubled = Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS);
  return { duration: failure?.facts.retryAfterMs ?? doubled, next: pause };
}
