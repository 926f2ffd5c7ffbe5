import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSharedPause } from "./shared-pause.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("ends no wait early, and none more than a step late", async () => {
  const pause = createSharedPause();
  let isOver = false;
  void pause(305).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(304);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(11);
  expect(isOver).toBe(true);
});

it("sets one timer for the waits that end together, and keeps none of them", async () => {
  const pause = createSharedPause();
  const waits = Array.from({ length: 100 }, () => pause(300));
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(310);
  await Promise.all(waits);
  expect(vi.getTimerCount()).toBe(0);
  expect(pause(300)).not.toBe(waits[0]);
});
