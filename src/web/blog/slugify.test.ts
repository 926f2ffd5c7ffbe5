import { describe, expect, it } from "vitest";
import { slugify } from "./slugify.ts";

describe("A slug", () => {
  it.each([
    ["  Critical Thinking ", "critical-thinking"],
    ["What's new, in 0.4?", "whats-new-in-04"],
    ["A -- B", "a-b"],
    ["snake_case stays", "snake_case-stays"],
    ["Медіаграмотність і війна", "медіаграмотність-і-війна"],
    ["?!", ""],
  ])("of %j is %j", (words, slug) => {
    expect(slugify(words)).toBe(slug);
  });
});
