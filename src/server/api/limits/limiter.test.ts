import { describe, expect, it } from "vitest";
import { POLL_INTERVAL_MS } from "#report/index.ts";
import { createKeyring, SealedBlobs } from "#tasks/index.ts";
import { blobStores } from "../../../../test/kit/blob-stores.ts";
import { createLimiter, type LimiterOptions } from "./limiter.ts";
import { createPollLimiter, POLLS_PER_MINUTE } from "./poll-limiter.ts";
import { SlidingHourInBlobs } from "./sliding-hour-in-blobs.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const { open } = blobStores();
let stores = 0;

/** A clock that stands still. */
const standingStill = () => 0;

/** Counts in a store of its own, as functions that share nothing else do. */
function countInBlobs(now: () => number): NonNullable<LimiterOptions["countUpTo"]> {
  const blobs = new SealedBlobs(open(`store-${(stores += 1)}`).store, createKeyring(["secret"]), now);
  return (limit, what) => new SlidingHourInBlobs({ blobs, limit, now, what });
}

describe.each([
  ["in memory", undefined],
  ["in blobs", countInBlobs],
] as const)("The limiter that counts %s", (_, countIn) => {
  function limiterAt(start: number, limit: number) {
    const time = { now: start };
    const now = () => time.now;
    return { time, limiter: createLimiter({ limit, now, ...(countIn && { countUpTo: countIn(now) }) }) };
  }

  it("standingStill lets more through than the limit in any 60 minutes, wherever the hour begins", async () => {
    for (const start of [0, 10 * MINUTE, 59 * MINUTE, HOUR - 1]) {
      const { time, limiter } = limiterAt(start, 20);
      const passed: number[] = [];
      for (let minute = 0; minute < 300; minute += 1) {
        time.now = start + minute * MINUTE;
        if ((await limiter.take("192.0.2.1")).allowed) passed.push(time.now);
      }
      const busiest = Math.max(
        ...passed.map((end) => passed.filter((t) => t > end - HOUR && t <= end).length),
      );
      expect(busiest).toBe(20);
      expect(passed).toHaveLength(100);
    }
  });

  it("frees one place as each taken one becomes an hour old", async () => {
    const { time, limiter } = limiterAt(0, 2);
    await limiter.take("a");
    time.now = 30 * MINUTE;
    await limiter.take("a");
    expect(await limiter.take("a")).toEqual({ allowed: false, limit: 2, remaining: 0, resetSeconds: 1800 });
    time.now = HOUR;
    expect(await limiter.take("a")).toMatchObject({
      allowed: true,
      limit: 2,
      remaining: 0,
      resetSeconds: 1800,
    });
    expect((await limiter.take("a")).allowed).toBe(false);
  });

  it("gives back what was taken", async () => {
    const { limiter } = limiterAt(0, 1);
    await limiter.take("a");
    await limiter.giveBack("a");
    expect((await limiter.take("a")).allowed).toBe(true);
    expect((await limiter.take("a")).allowed).toBe(false);
  });

  it("takes all addresses of one IPv6 /64 for one visitor, and the next /64 for another", async () => {
    const { limiter } = limiterAt(0, 1);
    expect((await limiter.take("2001:db8:0:1::1")).allowed).toBe(true);
    expect((await limiter.take("2001:db8:0:1:ffff::9")).allowed).toBe(false);
    expect((await limiter.take("2001:db8:0:2::1")).allowed).toBe(true);
  });

  it("lets one IPv6 /48 use five visitors' allowances, however many networks of it ask", async () => {
    const { time, limiter } = limiterAt(0, 2);
    let passed = 0;
    for (let i = 0; i < 100; i += 1)
      if ((await limiter.take(`2001:db8:7:${i.toString(16)}::1`)).allowed) passed += 1;
    expect(passed).toBe(10);
    expect(await limiter.take("2001:db8:7:ffff::1")).toEqual({
      allowed: false,
      limit: 2,
      remaining: 0,
      resetSeconds: 3600,
    });
    expect((await limiter.take("2001:db8:8::1")).allowed).toBe(true);
    time.now = HOUR;
    expect((await limiter.take("2001:db8:7:ffff::1")).allowed).toBe(true);
  });

  it("knows a visitor by a key that is not the address, and another in the next hour", async () => {
    const { time, limiter } = limiterAt(0, 2);
    const keyOf = async (address: string) => {
      const allowance = await limiter.take(address);
      return allowance.allowed ? allowance.visitor : undefined;
    };
    const key = await keyOf("2001:db8:0:1::1");
    expect(key).toMatch(/^[\w-]{22,43}$/u);
    expect(await keyOf("2001:db8:0:1::2")).toBe(key);
    expect(await keyOf("2001:db8:0:2::1")).not.toBe(key);
    time.now = HOUR;
    expect(await keyOf("2001:db8:0:1::1")).not.toBe(key);
  });
});

describe("The limiter in memory", () => {
  it("forgets one who may still go on before one who is blocked, when there are too many", async () => {
    const limiter = createLimiter({ limit: 2, now: () => 0, mostVisitors: 10 });
    for (const _ of [1, 2]) await limiter.take("blocked");
    for (let i = 0; i < 1_000; i += 1) await limiter.take(`192.0.2.${i}`);
    expect((await limiter.take("blocked")).allowed).toBe(false);
  });

  it("forgets who was counted last the longest ago, again and again", async () => {
    const limiter = createLimiter({ limit: 10, now: () => 0, mostVisitors: 3 });
    const leftOf = async (name: string) => (await limiter.take(name)).remaining;
    for (const name of ["a", "b", "c", "d", "b", "e"]) await limiter.take(name);
    expect(await leftOf("b")).toBe(7); // a made room for d, then c for e
    expect(await leftOf("c")).toBe(9);
    expect(await leftOf("d")).toBe(9);
    expect(await leftOf("e")).toBe(9);
    expect(await leftOf("c")).toBe(8);
  });
});

describe("The limiter that counts in blobs", () => {
  it("lets exactly the limit through when functions ask at the same moment", async () => {
    const limiter = createLimiter({ limit: 3, now: standingStill, countUpTo: countInBlobs(standingStill) });
    const asked = await Promise.all(Array.from({ length: 3 }, async () => await limiter.take("a")));
    for (let i = 0; i < 3; i += 1) asked.push(await limiter.take("a"));
    expect(asked.filter(({ allowed }) => allowed)).toHaveLength(3);
  });
});

describe("The limiter of status calls", () => {
  it("makes a visitor wait for the next minute who has asked too often, and no other", () => {
    let now = 0;
    const limiter = createPollLimiter({ limit: 3, now: () => now });
    const ask = (address: string) => limiter.wait(address);
    expect([1, 2, 3, 4].map(() => ask("192.0.2.1"))).toEqual([0, 0, 0, 60]);
    expect(ask("192.0.2.2")).toBe(0);
    now = 59_500;
    expect(ask("192.0.2.1")).toBe(1);
    now = 60_000;
    expect(ask("192.0.2.1")).toBe(0);
  });

  it("lets a visitor with three open pages ask ten times as often as they do", () => {
    const askedByPages = (3 * 60_000) / POLL_INTERVAL_MS;
    expect(POLLS_PER_MINUTE).toBe(10 * askedByPages);
  });
});
