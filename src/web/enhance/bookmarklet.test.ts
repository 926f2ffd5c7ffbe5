import { expect, it, vi } from "vitest";
import { bookmarkletFor } from "./bookmarklet.ts";

/** What a bookmark opens when this is selected. */
function opened(selection: string): unknown[] {
  const open = vi.fn();
  const source = bookmarkletFor("https://example.org/uk/").slice("javascript:".length);
  // A browser takes the percent signs of such an address for escapes, and its number sign for the end of it.
  expect(source).not.toMatch(/[%#\s]/u);
  // oxlint-disable-next-line typescript/no-implied-eval -- what a bookmark holds is a script
  new Function("open", "getSelection", source)(open, () => selection);
  return open.mock.calls[0] ?? [];
}

it("A bookmark opens the analysis page with the selection in the fragment, and says nothing of the page it is on", () => {
  const [address, target, features] = opened('Їжак & "кіт"\n50 %');
  const url = new URL(String(address));
  expect(url.origin + url.pathname + url.search).toBe("https://example.org/uk/");
  expect(decodeURIComponent(url.hash)).toBe('#text=Їжак & "кіт"\n50 %');
  expect([target, features]).toEqual(["_blank", "noreferrer"]);
});

it("A selection that is cut in the middle of a character is brought all the same", () => {
  expect(decodeURIComponent(new URL(String(opened("a\ud83d")[0])).hash)).toBe("#text=a\ufffd");
});
