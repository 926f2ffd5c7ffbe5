import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSharedTimers } from "./shared-timers.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("ends no wait early, and none more than a step late", async () => {
  const after = createSharedTimers();
  let isOver = false;
  after(305, () => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(304);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(11);
  expect(isOver).toBe(true);
});

it("sets one timer for the waits that end together, and ends each of them", async () => {
  const after = createSharedTimers();
  const ended: number[] = [];
  for (let wait = 0; wait < 100; wait += 1) after(300, () => ended.push(wait));
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(310);
  expect(ended).toHaveLength(100);
  expect(vi.getTimerCount()).toBe(0);
});

it("does not call whoever has called the wait off, and calls the others", async () => {
  const after = createSharedTimers();
  const ended: string[] = [];
  const callOff = after(300, () => ended.push("called off"));
  after(300, () => ended.push("waited"));
  callOff();
  await vi.advanceTimersByTimeAsync(310);
  expect(ended).toEqual(["waited"]);
});
