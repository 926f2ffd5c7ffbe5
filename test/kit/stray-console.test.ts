import { expect, it, vi } from "vitest";

it.fails.each(["error", "warn"] as const)("A stray console.%s fails a test", (method) => {
  // oxlint-disable-next-line no-console -- the stray word itself
  console[method]("stray");
});

it("Words that a test expects do not", () => {
  const spy = vi.spyOn(console, "error").mockImplementation(() => {});
  // oxlint-disable-next-line no-console -- expected
  console.error("expected");
  expect(spy).toHaveBeenCalledWith("expected");
  spy.mockRestore();
});
