import { describe, expect, it } from "vitest";
import { isWhiteSpace } from "./characters.ts";

describe("white space", () => {
  it("is what a regular expression takes for it, in every unit", () => {
    const units = Array.from({ length: 2 ** 16 }, (_, unit) => unit);
    const spaces = units.filter((unit) => /\s/u.test(String.fromCharCode(unit)));
    expect(units.filter(isWhiteSpace)).toEqual(spaces);
  });
});
