import { createHmac, randomBytes } from "node:crypto";
import { networkOf } from "./address.ts";

const HOUR_MS = 3_600_000;

/** Addresses remembered at most in an hour: a bound on memory, far above what honest visitors need. */
const MAX_NETWORKS = 200_000;

/** Whether a visitor may go on, and what is left of the hour's allowance. */
export interface Allowance {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  /** Until one more is free, or until the whole allowance is when it is untouched. */
  readonly resetSeconds: number;
}

export interface Limiter {
  /** Uses one of the address's analyses, if there is one left. */
  take(address: string): Allowance;
  /** Gives back the last one taken, for a request that was refused for no fault of the visitor's. */
  giveBack(address: string): void;
  /** The visitor's hash of this hour: tells visitors apart, and nothing of who they are. */
  visitorOf(address: string): string;
}

/** The visitors of one hour, known only by a hash whose random key is thrown away with them. */
interface Generation {
  readonly hour: number;
  readonly key: Buffer;
  /** When each visitor took one, oldest first. */
  readonly takenAt: Map<string, readonly number[]>;
}

/**
 * At most `limit` analyses in any 60 minutes for one visitor. No address is kept: only its HMAC,
 * under a random key that is replaced every hour and forgotten an hour later.
 */
export function createLimiter({ limit, now }: { limit: number; now: () => number }): Limiter {
  const currentGenerations = createGenerations(now);
  return {
    take(address) {
      const [current, previous] = currentGenerations();
      const visitor = hash(address, current);
      const taken = current.takenAt.get(visitor) ?? [];
      const earlier = previous?.takenAt.get(hash(address, previous)) ?? [];
      const stale = countUntil(earlier, now() - HOUR_MS);
      const used = earlier.length - stale + taken.length;
      const allowed = used < limit;
      if (allowed) remember(visitor, current, [...taken, now()]);
      const oldest = earlier[stale] ?? taken[0] ?? now();
      return {
        allowed,
        limit,
        remaining: limit - used - (allowed ? 1 : 0),
        resetSeconds: Math.max(1, Math.ceil((oldest + HOUR_MS - now()) / 1_000)),
      };
    },
    giveBack(address) {
      const [current] = currentGenerations();
      const visitor = hash(address, current);
      const taken = current.takenAt.get(visitor);
      if (taken) current.takenAt.set(visitor, taken.slice(0, -1));
    },
    visitorOf: (address) => hash(address, currentGenerations()[0]),
  };
}

/** Gives the generation of this hour, and that of the hour before where there was one. */
function createGenerations(now: () => number): () => [Generation, Generation | undefined] {
  let current: Generation | undefined;
  let previous: Generation | undefined;
  return () => {
    const hour = Math.floor(now() / HOUR_MS);
    if (current?.hour !== hour) {
      previous = current?.hour === hour - 1 ? current : undefined;
      current = { hour, key: randomBytes(32), takenAt: new Map() };
    }
    return [current, previous];
  };
}

function remember(visitor: string, { takenAt }: Generation, times: readonly number[]): void {
  takenAt.set(visitor, times);
  if (takenAt.size <= MAX_NETWORKS) return;
  const oldest = takenAt.keys().next();
  if (!oldest.done) takenAt.delete(oldest.value);
}

/** How many times at the beginning of a rising list are not after `end`. */
function countUntil(times: readonly number[], end: number): number {
  const first = times.findIndex((time) => time > end);
  return first === -1 ? times.length : first;
}

function hash(address: string, generation: Generation): string {
  return createHmac("sha256", generation.key).update(networkOf(address)).digest("base64url").slice(0, 22);
}

/** The headers of draft-ietf-httpapi-ratelimit-headers-11. */
export function rateLimitHeaders(allowance: Allowance): Record<string, string> {
  return {
    "ratelimit-policy": `"default";q=${allowance.limit};w=${HOUR_MS / 1_000}`,
    ratelimit: `"default";r=${allowance.remaining};t=${allowance.resetSeconds}`,
  };
}
