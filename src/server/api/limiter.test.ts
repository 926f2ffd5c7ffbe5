import { describe, expect, it } from "vitest";
import { createLimiter } from "./limiter.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

function limiterAt(start: number, limit: number) {
  const time = { now: start };
  return { time, limiter: createLimiter({ limit, now: () => time.now }) };
}

describe("The limiter", () => {
  it("never lets more through than the limit in any 60 minutes, wherever the hour begins", () => {
    for (const start of [0, 10 * MINUTE, 59 * MINUTE, HOUR - 1]) {
      const { time, limiter } = limiterAt(start, 20);
      const passed: number[] = [];
      for (let minute = 0; minute < 300; minute += 1) {
        time.now = start + minute * MINUTE;
        if (limiter.take("192.0.2.1").allowed) passed.push(time.now);
      }
      const busiest = Math.max(
        ...passed.map((end) => passed.filter((t) => t > end - HOUR && t <= end).length),
      );
      expect(busiest).toBe(20);
      expect(passed).toHaveLength(100);
    }
  });

  it("frees one place as each taken one becomes an hour old", () => {
    const { time, limiter } = limiterAt(0, 2);
    limiter.take("a");
    time.now = 30 * MINUTE;
    limiter.take("a");
    expect(limiter.take("a")).toEqual({ allowed: false, limit: 2, remaining: 0, resetSeconds: 1800 });
    time.now = HOUR;
    expect(limiter.take("a")).toEqual({ allowed: true, limit: 2, remaining: 0, resetSeconds: 1800 });
    expect(limiter.take("a").allowed).toBe(false);
  });

  it("gives back what was taken", () => {
    const { limiter } = limiterAt(0, 1);
    limiter.take("a");
    limiter.giveBack("a");
    expect(limiter.take("a").allowed).toBe(true);
    expect(limiter.take("a").allowed).toBe(false);
  });

  it("takes all addresses of one IPv6 /64 for one visitor, and the next /64 for another", () => {
    const { limiter } = limiterAt(0, 1);
    expect(limiter.take("2001:db8:0:1::1").allowed).toBe(true);
    expect(limiter.take("2001:db8:0:1:ffff::9").allowed).toBe(false);
    expect(limiter.take("2001:db8:0:2::1").allowed).toBe(true);
  });
});
