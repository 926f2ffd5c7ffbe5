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
}

/** The visitors of one hour, known only by a hash whose key is thrown away with them. */
interface Generation {
  readonly hour: number;
  readonly key: Buffer;
  readonly takenAt: Map<string, number[]>;
}

/**
 * At most `limit` analyses in any 60 minutes for one visitor. No address is kept: only its HMAC,
 * under a key that is replaced every hour and forgotten an hour later.
 */
export function createLimiter(options: {
  limit: number;
  now: () => number;
  secret?: string | undefined;
}): Limiter {
  const { limit, now } = options;
  const secret = options.secret ?? randomBytes(32);
  let generations: Generation[] = [];

  function currentGenerations(): [Generation, ...Generation[]] {
    const hour = Math.floor(now() / HOUR_MS);
    const [newest, ...older] = generations;
    if (newest?.hour === hour) return [newest, ...older];
    const key = createHmac("sha256", secret).update(`addresses of hour ${hour}`).digest();
    const fresh = { hour, key, takenAt: new Map<string, number[]>() };
    generations = [fresh, ...generations.filter((generation) => generation.hour === hour - 1)];
    return [fresh, ...generations.slice(1)];
  }

  /** When the visitor took one in the last 60 minutes, oldest first. */
  function recent(address: string, [newest, previous]: Generation[]): number[] {
    const times = [previous, newest].flatMap((generation) =>
      generation ? (generation.takenAt.get(hash(address, generation)) ?? []) : [],
    );
    return times.filter((time) => time > now() - HOUR_MS);
  }

  return {
    take(address) {
      const [newest, ...older] = currentGenerations();
      const times = recent(address, [newest, ...older]);
      const allowed = times.length < limit;
      if (allowed) {
        times.push(now());
        const key = hash(address, newest);
        const own = newest.takenAt.get(key);
        if (own) own.push(now());
        else newest.takenAt.set(key, [now()]);
        forgetOldest(newest.takenAt);
      }
      const resetMs = (times[0] ?? now()) + HOUR_MS - now();
      return {
        allowed,
        limit,
        remaining: limit - times.length,
        resetSeconds: Math.max(1, Math.ceil(resetMs / 1_000)),
      };
    },
    giveBack(address) {
      const [newest] = currentGenerations();
      newest.takenAt.get(hash(address, newest))?.pop();
    },
  };
}

function hash(address: string, generation: Generation): string {
  return createHmac("sha256", generation.key).update(networkOf(address)).digest("base64url").slice(0, 22);
}

function forgetOldest(takenAt: Map<string, number[]>): void {
  if (takenAt.size <= MAX_NETWORKS) return;
  const oldest = takenAt.keys().next();
  if (!oldest.done) takenAt.delete(oldest.value);
}

/** The headers of draft-ietf-httpapi-ratelimit-headers-11. */
export function rateLimitHeaders(allowance: Allowance): Record<string, string> {
  return {
    "ratelimit-policy": `"default";q=${allowance.limit};w=${HOUR_MS / 1_000}`,
    ratelimit: `"default";r=${allowance.remaining};t=${allowance.resetSeconds}`,
  };
}
