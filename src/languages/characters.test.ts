import { describe, expect, it } from "vitest";
import { findInvisible, isInvisible, withoutInvisible } from "./characters.ts";

describe("Characters that no reader sees", () => {
  it.each([
    ["zero width", "\u200B"],
    ["soft hyphen", "\u00AD"],
    ["grapheme joiner", "\u034F"],
    ["Hangul filler", "\u3164"],
    ["bidi control", "\u202E"],
    ["annotation anchor", "\uFFF9"],
    ["tag", "\u{E0041}"],
    ["variation selector", "\u{E0100}"],
    ["reserved after the variation selectors", "\u{E01F0}"],
    ["last reserved", "\u{E0FFF}"],
  ])("are known and left out: %s", (_name, character) => {
    expect(isInvisible(character)).toBe(true);
    expect(withoutInvisible(`one${character}two`)).toBe("onetwo");
    expect(findInvisible(`one${character}${character}two`)).toEqual([
      { run: character + character, start: 3 },
    ]);
  });

  it.each(["a", "ї", " ", "\u00A0", "\n", "–", "’", "\u0301", "؀", "😀"])(
    "are not those that take room: %j",
    (character) => {
      expect(isInvisible(character)).toBe(false);
      expect(findInvisible(character)).toEqual([]);
    },
  );
});
