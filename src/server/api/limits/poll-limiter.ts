import { randomBytes } from "node:crypto";
import { networkOf } from "../address.ts";
import { hashInMemory } from "./hashed-name.ts";

const MINUTE_MS = 60_000;

/**
 * A page asks 20 times a minute, and a visitor has three tasks at most: ten times what that needs, so that nobody
 * meets it who uses the pages.
 */
export const POLLS_PER_MINUTE = 600;

/** Visitors counted at most in a minute; who comes later in it is not counted. */
const MOST_VISITORS = 100_000;

/** Counts how often each visitor asks for a status. */
export interface PollLimiter {
  /** Seconds until the visitor may ask again; 0 when that is now. */
  wait(address: string): number;
}

/** At most `limit` status calls of a visitor in a minute of the clock. Visitors are known by a hash, for that minute. */
export function createPollLimiter({ limit, now }: { limit: number; now: () => number }): PollLimiter {
  const counts = new Map<string, number>();
  let minute = Number.NaN;
  let key = randomBytes(32).toString("base64url");
  return {
    wait(address) {
      const time = now();
      if (Math.floor(time / MINUTE_MS) !== minute) {
        minute = Math.floor(time / MINUTE_MS);
        key = randomBytes(32).toString("base64url");
        counts.clear();
      }
      const visitor = hashInMemory(networkOf(address), key);
      const count = counts.get(visitor) ?? 0;
      if (count >= limit) return Math.max(1, Math.ceil(((minute + 1) * MINUTE_MS - time) / 1_000));
      if (count > 0 || counts.size < MOST_VISITORS) counts.set(visitor, count + 1);
      return 0;
    },
  };
}
