import { networkOf, siteOf } from "./address.ts";
import { HOUR_MS, SlidingHour, type Usage } from "./sliding-hour.ts";

/** Visitors remembered at most of an hour: a bound on memory, far above what honest visitors need. */
const MOST_VISITORS = 100_000;

/** So many visitors' allowances are what all of an IPv6 /48 may use together. */
export const VISITORS_OF_A_SITE = 5;

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
  take(address: string): Promise<Allowance>;
  /** Gives back the last one taken, for a request that was refused for no fault of the visitor's. */
  giveBack(address: string): Promise<void>;
  /** A key for the visitor at an address, which means nothing outside this hour. */
  visitorOf(address: string): string;
}

export interface LimiterOptions {
  readonly limit: number;
  readonly now: () => number;
  readonly mostVisitors?: number;
}

/**
 * At most `limit` analyses in any 60 minutes for one visitor, and five times as many for all visitors of one
 * IPv6 /48, since whoever has one has 65,536 visitors' networks.
 */
export function createLimiter({ limit, now, mostVisitors = MOST_VISITORS }: LimiterOptions): Limiter {
  const visitors = new SlidingHour({ limit, now, mostNames: mostVisitors });
  const siteLimit = limit * VISITORS_OF_A_SITE;
  const sites = new SlidingHour({ limit: siteLimit, now, mostNames: mostVisitors });
  const secondsUntilFree = ({ oldest = now() }: Usage) =>
    Math.max(1, Math.ceil((oldest + HOUR_MS - now()) / 1_000));
  return {
    async take(address) {
      const visitor = networkOf(address);
      const site = siteOf(address);
      const usage = visitors.usage(visitor);
      const siteUsage = site === undefined ? undefined : sites.usage(site);
      if (siteUsage && siteUsage.count >= siteLimit) {
        return { allowed: false, limit, remaining: 0, resetSeconds: secondsUntilFree(siteUsage) };
      }
      const allowed = usage.count < limit;
      if (allowed) {
        visitors.add(visitor);
        if (site !== undefined) sites.add(site);
      }
      const remaining = limit - usage.count - (allowed ? 1 : 0);
      return { allowed, limit, remaining, resetSeconds: secondsUntilFree(usage) };
    },
    async giveBack(address) {
      visitors.giveBack(networkOf(address));
      const site = siteOf(address);
      if (site !== undefined) sites.giveBack(site);
    },
    visitorOf: (address) => visitors.keyOf(networkOf(address)),
  };
}

/** The headers of draft-ietf-httpapi-ratelimit-headers-11. */
export function rateLimitHeaders(allowance: Allowance): Record<string, string> {
  return {
    "ratelimit-policy": `"default";q=${allowance.limit};w=${HOUR_MS / 1_000}`,
    ratelimit: `"default";r=${allowance.remaining};t=${allowance.resetSeconds}`,
  };
}
