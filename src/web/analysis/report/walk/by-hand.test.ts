import { expect, it } from "vitest";
import { stepOfKey, stepOfSwipe } from "./by-hand.ts";

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

it("Arrow keys lead on and back, but not where the browser means something else by them", () => {
  expect(stepOfKey({ ...plain, key: "ArrowRight" })).toBe(1);
  expect(stepOfKey({ ...plain, key: "ArrowLeft" })).toBe(-1);
  expect(stepOfKey({ ...plain, key: "ArrowDown" })).toBe(0);
  expect(stepOfKey({ ...plain, key: "ArrowLeft", altKey: true })).toBe(0);
});

it("A finger that goes to the left leads on; one that scrolls, or only trembles, does not", () => {
  expect(stepOfSwipe(-90, 10)).toBe(1);
  expect(stepOfSwipe(90, -10)).toBe(-1);
  expect(stepOfSwipe(-90, 80)).toBe(0);
  expect(stepOfSwipe(-20, 0)).toBe(0);
});
