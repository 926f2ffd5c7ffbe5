import { expect, it } from "vitest";
import { headingIds } from "./heading-ids.ts";

const heading = (value: string) => ({
  type: "element",
  tagName: "h2",
  properties: {} as Record<string, unknown>,
  children: [{ type: "text", value }],
});

it("Headings get ids of their words, and no two the same", () => {
  const headings = [heading("The swap test"), heading("The swap test"), heading("?")];
  headingIds()({ type: "root", children: headings });
  expect(headings.map(({ properties }) => properties["id"])).toEqual([
    "the-swap-test",
    "the-swap-test-2",
    "section",
  ]);
});
