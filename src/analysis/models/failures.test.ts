import { expect, it } from "vitest";
import { parseRetryAfter } from "./failures.ts";

const NOW = Date.parse("2026-11-21T10:00:00Z");

it.each([
  ["seconds", "30", 30_000],
  ["a date", "Sat, 21 Nov 2026 10:01:00 GMT", 60_000],
  ["a date that is past", "Sat, 21 Nov 2026 09:00:00 GMT", 0],
  ["a day, of which an hour is believed", "86400", 3_600_000],
  ["something else", "soon", undefined],
  ["nothing", undefined, undefined],
])("Retry-After may be %s", (_what, header, ms) => {
  expect(parseRetryAfter(header, NOW)).toBe(ms);
});
