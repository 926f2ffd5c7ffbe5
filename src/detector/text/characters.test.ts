import { expect, it } from "vitest";
import { WHITE_SPACE } from "./characters.ts";

it("white space is what a regular expression takes for it", () => {
  const units = Array.from({ length: 2 ** 16 }, (_, unit) => String.fromCharCode(unit));
  expect(units.filter((unit) => WHITE_SPACE.includes(unit))).toEqual(
    units.filter((unit) => /\s/u.test(unit)),
  );
});
