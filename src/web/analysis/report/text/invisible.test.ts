import { expect, it } from "vitest";
import { showInvisible } from "./invisible.ts";

it("Each hidden character stands alone with its code, and the rest of the words stay together", () => {
  expect(showInvisible("vo\u200Bte\u{E0041}")).toEqual([
    { at: 0, text: "vo", code: undefined },
    { at: 2, text: "\u200B", code: "U+200B" },
    { at: 3, text: "te", code: undefined },
    { at: 5, text: "\u{E0041}", code: "U+E0041" },
  ]);
});

it("Characters that no reader sees have a code, reserved ones and joiners too", () => {
  expect(showInvisible("\u034F\u{E01F0}\uFFFA").map(({ code }) => code)).toEqual([
    "U+034F",
    "U+E01F0",
    "U+FFFA",
  ]);
});
