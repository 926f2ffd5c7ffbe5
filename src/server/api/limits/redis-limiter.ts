import { randomBytes } from "node:crypto";
import type { Keyring, RedisConnection, Script } from "#tasks/index.ts";
import { networkOf, siteOf } from "../address.ts";
import { hashForStore } from "./hashed-name.ts";
import { type Allowance, type Limiter, VISITORS_OF_A_SITE } from "./limiter.ts";
import { HOUR_MS } from "./sliding-hour.ts";

/** Redis' own clock counts, so that all servers mean the same hour. */
const TIME = `
local P = KEYS[1] .. 'l:'
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local hour = math.floor(now / 3600000)
`;

/**
 * An hour, the limits of a visitor and of a site, one number that is this call's own, and the names of visitor and site
 * in that hour and the hour before → "hour" and the right one, where the caller means another; else whether
 * the call may go on, what was used before it, and seconds until one more is free.
 */
const TAKE: Script = [
  "limiterTake",
  `${TIME}
if tonumber(ARGV[1]) ~= hour then return {'hour', hour} end
local function usage(current, before)
  redis.call('ZREMRANGEBYSCORE', P .. before, '-inf', now - 3600000)
  local oldest = redis.call('ZRANGE', P .. before, 0, 0, 'WITHSCORES')[2]
    or redis.call('ZRANGE', P .. current, 0, 0, 'WITHSCORES')[2] or now
  return redis.call('ZCARD', P .. before) + redis.call('ZCARD', P .. current), tonumber(oldest)
end
local function add(key)
  redis.call('ZADD', P .. key, now, ARGV[4])
  redis.call('PEXPIRE', P .. key, 3600000)
end
local function seconds(oldest) return math.max(1, math.ceil((oldest + 3600000 - now) / 1000)) end
local limit, siteLimit = tonumber(ARGV[2]), tonumber(ARGV[3])
local used, oldest = usage(ARGV[5], ARGV[6])
-- The same call may come twice, when the connection broke before its answer.
if redis.call('ZSCORE', P .. ARGV[5], ARGV[4]) then return {'yes', used - 1, seconds(oldest)} end
if ARGV[7] then
  local siteUsed, siteOldest = usage(ARGV[7], ARGV[8])
  if siteUsed >= siteLimit then return {'site', limit, seconds(siteOldest)} end
end
if used >= limit then return {'no', used, seconds(oldest)} end
add(ARGV[5])
if ARGV[7] then add(ARGV[7]) end
return {'yes', used, seconds(oldest)}
`,
];

/** The names in the current hour: the last one counted is taken back. */
const GIVE_BACK: Script = [
  "limiterGiveBack",
  `${TIME}
for _, name in ipairs(ARGV) do redis.call('ZPOPMAX', P .. name) end
`,
];

/** Whom a call of an address counts against: the visitor and, where there is one, the site. */
const namesOf = (address: string) =>
  [networkOf(address), siteOf(address)].filter((name) => name !== undefined);

interface RedisLimiterOptions {
  readonly redis: RedisConnection;
  readonly keyring: Keyring;
  readonly limit: number;
  /** Milliseconds, for the first guess of the hour; after that Redis' clock counts. */
  readonly now: () => number;
}

/**
 * The same promise as `createLimiter`, kept by all servers of one Redis together. Visitors are known by an HMAC
 * whose key is derived from the secret and the hour, and forgotten by Redis an hour later.
 */
export function createRedisLimiter({ redis, keyring, limit, now }: RedisLimiterOptions): Limiter {
  let hour = Math.floor(now() / HOUR_MS);
  let calls = 0;
  const server = randomBytes(9).toString("base64url");
  const keys = new Map<number, Buffer>();
  /** A name's key in an hour; keys of other hours than the last two are not kept. */
  const nameIn = (inHour: number, name: string) => {
    const key = keys.get(inHour) ?? keyring.derive(`visitors of hour ${inHour}`);
    keys.set(inHour, key);
    for (const other of keys.keys()) if (Math.abs(other - hour) > 1) keys.delete(other);
    return hashForStore(name, key);
  };
  const ask = async (address: string): Promise<unknown[]> => {
    const names = namesOf(address).flatMap((name) => [nameIn(hour, name), nameIn(hour - 1, name)]);
    calls += 1;
    const reply = await redis.run(TAKE, [
      hour,
      limit,
      limit * VISITORS_OF_A_SITE,
      `${server}${calls}`,
      ...names,
    ]);
    return Array.isArray(reply) ? reply : [];
  };
  return {
    async take(address): Promise<Allowance> {
      let [answer, used, seconds] = await ask(address);
      for (let tries = 0; String(answer) === "hour" && tries < 3; tries += 1) {
        hour = Number(used);
        [answer, used, seconds] = await ask(address);
      }
      const allowed = String(answer) === "yes";
      const remaining = Math.max(0, limit - Number(used) - (allowed ? 1 : 0));
      const rest = { limit, remaining, resetSeconds: Number(seconds) };
      return allowed ? { allowed, visitor: nameIn(hour, networkOf(address)), ...rest } : { allowed, ...rest };
    },
    async giveBack(address) {
      await redis.run(
        GIVE_BACK,
        namesOf(address).map((name) => nameIn(hour, name)),
      );
    },
  };
}
