import { APICallError, NoObjectGeneratedError, NoOutputGeneratedError } from "ai";
import { type FailureKind, ModelFailure } from "../model.ts";

/** A provider's word that it wants to be left alone is believed up to this long, in milliseconds. */
const LONGEST_PAUSE_MS = 60 * 60_000;

/**
 * Reduces whatever a provider's client threw to a closed kind and facts that may be logged. The
 * client's errors hold the whole request, the text included, so nothing of them is passed on.
 */
export function toModelFailure(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (APICallError.isInstance(error)) return apiFailure(error);
  if (NoObjectGeneratedError.isInstance(error) || NoOutputGeneratedError.isInstance(error)) {
    return new ModelFailure("unreadable");
  }
  const name = error instanceof Error ? error.name : "";
  return new ModelFailure(name === "TimeoutError" ? "timeout" : "unavailable");
}

function apiFailure(error: APICallError): ModelFailure {
  if (error.cause instanceof ModelFailure) return error.cause;
  const { statusCode: status, responseHeaders: headers = {} } = error;
  const retryAfterMs = parseRetryAfter(headers["retry-after"], Date.now());
  return new ModelFailure(kindOf(error), { status, retryAfterMs });
}

const TOO_LONG =
  /context[_ ]length|context[_ ]window|maximum context|too many tokens|prompt is too long|exceeds? the available context/iu;

/** Statuses: 429 asks for patience, 529 is Anthropic's "overloaded", 413 a body too large. */
function kindOf({ statusCode: status, responseHeaders, responseBody }: APICallError): FailureKind {
  if (status === undefined) return "unavailable";
  if (status === 429 || status === 529) return "busy";
  if (status === 503 && responseHeaders?.["retry-after"] !== undefined) return "busy";
  if (status === 413 || (status === 400 && TOO_LONG.test(responseBody ?? ""))) return "too-long";
  if (status === 408 || status === 504) return "timeout";
  if (status >= 200 && status < 300) return errorInside(responseBody);
  if (status >= 400 && status < 500 && !ABOUT_ACCESS.has(status)) return "refused";
  return "unavailable";
}

/** A wrong key, an empty account, a model that is not there. Any other 4xx, such as a content filter's, is about the text. */
const ABOUT_ACCESS = new Set([401, 402, 404]);

/** A 200 that is not an answer: cut off on its way, or an error inside, as OpenRouter and others send. */
function errorInside(body: string | undefined): FailureKind {
  if (body === undefined) return "unavailable";
  if (!/^\s*\{\s*"error"/u.test(body)) return "unreadable";
  return /"code"\s*:\s*"?(?:429|529)/u.test(body) ? "busy" : "unavailable";
}

/** `Retry-After` in milliseconds from `now`: seconds or an HTTP date (RFC 9110, 10.2.3), at most an hour. */
export function parseRetryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const ms = /^\d+$/u.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_PAUSE_MS);
}
