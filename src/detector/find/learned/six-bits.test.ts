import { describe, expect, it } from "vitest";
import { digitOf, digitsOf, SixBits } from "./six-bits.ts";

describe("Numbers in digits of six bits", () => {
  it("are read as they were written, however large", () => {
    const numbers = [0, 1, 31, 32, 63, 64, 1023, 1024, 262_143];
    const reader = new SixBits(numbers.map(digitsOf).join(""));
    expect(numbers.map(() => reader.next())).toEqual(numbers);
    expect(reader.isAtEnd).toBe(true);
  });

  it("need no character that a string must escape", () => {
    const digits = Array.from({ length: 64 }, (_, value) => digitOf(value));
    expect(new Set(digits).size).toBe(64);
    expect(JSON.stringify(digits.join(""))).toBe(`"${digits.join("")}"`);
    const reader = new SixBits(digits.join(""));
    expect(digits.map(() => reader.nextDigit())).toEqual(digits.map((_, value) => value));
  });
});
