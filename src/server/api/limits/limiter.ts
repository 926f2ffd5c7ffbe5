import { networkOf, siteOf } from "../address.ts";
import { HOUR_MS, type HourCounts, SlidingHour, type Taken, type Usage } from "./sliding-hour.ts";

/** Visitors remembered at most of an hour: a bound on memory, far above what honest visitors need. */
const MOST_VISITORS = 100_000;

/** So many visitors' allowances are what all of an IPv6 /48 may use together. */
export const VISITORS_OF_A_SITE = 5;

/** What is left of the hour's allowance. */
interface Rest {
  readonly limit: number;
  readonly remaining: number;
  /** Until one more is free, or until the whole allowance is when it is untouched. */
  readonly resetSeconds: number;
}

/** Whether a visitor may go on; whoever may is known by a key which means nothing outside this hour. */
export type Allowance = Rest &
  ({ readonly allowed: true; readonly visitor: string } | { readonly allowed: false });

export interface Limiter {
  /** Uses one of the address's analyses, if there is one left. */
  take(address: string): Allowance | Promise<Allowance>;
  /** Gives back the last one taken, for a request that was refused for no fault of the visitor's. */
  giveBack(address: string): Promise<void>;
}

export interface LimiterOptions {
  readonly limit: number;
  readonly now: () => number;
  readonly mostVisitors?: number;
  /** Where visitors, and sites, are counted up to a limit; this process's memory unless told otherwise. */
  readonly countUpTo?: (limit: number, what: "visitor" | "site") => HourCounts;
}

/**
 * At most `limit` analyses in any 60 minutes for one visitor, and five times as many for all visitors of one
 * IPv6 /48, since whoever has one has 65,536 visitors' networks.
 */
export function createLimiter({
  limit,
  now,
  mostVisitors = MOST_VISITORS,
  countUpTo,
}: LimiterOptions): Limiter {
  const count = countUpTo ?? ((limit) => new SlidingHour({ limit, now, mostNames: mostVisitors }));
  const visitors = count(limit, "visitor");
  const sites = count(limit * VISITORS_OF_A_SITE, "site");
  const secondsUntilFree = ({ oldest = now() }: Usage) =>
    Math.max(1, Math.ceil((oldest + HOUR_MS - now()) / 1_000));
  const allowanceOf = (usage: Taken): Allowance => {
    const resetSeconds = secondsUntilFree(usage);
    return usage.taken
      ? { allowed: true, visitor: usage.key, limit, remaining: limit - usage.count - 1, resetSeconds }
      : { allowed: false, limit, remaining: limit - usage.count, resetSeconds };
  };
  const takeOfSite = async (site: string, address: string): Promise<Allowance> => {
    const siteUsage = await sites.take(site);
    if (!siteUsage.taken)
      return { allowed: false, limit, remaining: 0, resetSeconds: secondsUntilFree(siteUsage) };
    const usage = await visitors.take(networkOf(address));
    if (!usage.taken) await sites.giveBack(site);
    return allowanceOf(usage);
  };
  return {
    take(address) {
      const site = siteOf(address);
      if (site !== undefined) return takeOfSite(site, address);
      const usage = visitors.take(networkOf(address));
      return usage instanceof Promise ? usage.then(allowanceOf) : allowanceOf(usage);
    },
    async giveBack(address) {
      const site = siteOf(address);
      await visitors.giveBack(networkOf(address));
      if (site !== undefined) await sites.giveBack(site);
    },
  };
}

/** The headers of draft-ietf-httpapi-ratelimit-headers-11. */
export function rateLimitHeaders(allowance: Rest): Record<string, string> {
  return {
    "ratelimit-policy": `"default";q=${allowance.limit};w=${HOUR_MS / 1_000}`,
    ratelimit: `"default";r=${allowance.remaining};t=${allowance.resetSeconds}`,
  };
}
