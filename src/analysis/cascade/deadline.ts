import { ModelFailure } from "../model.ts";

/**
 * Settles as the work does, or rejects with the signal's reason as soon as it aborts: also where
 * the work does not listen to the signal.
 */
export async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  if (signal.aborted) onAbort();
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", onAbort);
    // Whichever lost the race may still reject; nobody waits for it any more.
    work.catch(() => {});
    aborted.catch(() => {});
  }
}

/** Does the work within `timeoutMs`, or throws a `ModelFailure` of the kind `timeout`; rejects with the reason of `signal` where that aborts. */
export async function withinTime<T>(
  work: (signal: AbortSignal) => Promise<T>,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<T> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const either = AbortSignal.any([signal, timeout]);
  try {
    return await orAborted(work(either), either);
  } catch (error) {
    signal.throwIfAborted();
    throw timeout.aborted ? new ModelFailure("timeout") : error;
  }
}
