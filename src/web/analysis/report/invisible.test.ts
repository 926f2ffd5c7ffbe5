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
