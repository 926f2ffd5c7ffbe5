import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** What is no prose of a page: what stands before it, code, tags, expressions and addresses. */
const NO_PROSE =
  /^---\n.*?\n---\n|```.*?```|`[^`\n]*`|<[^>]*>|\{[^}]*\}|^(?:import|export) [^\n]*$|\]\([^)]*\)/gmsu;

describe("Pages and articles", () => {
  it.each(globSync("content/**/*.mdx"))(
    "%s has quotation marks and apostrophes, and no marks of code",
    (path) => {
      const prose = readFileSync(path, "utf8").replace(NO_PROSE, " ");
      expect(prose.match(/\S*["']\S*/gu) ?? []).toEqual([]);
    },
  );
});

it("No words of the site were read in the wrong encoding: they hold no control characters", () => {
  const paths = globSync(["content/**/*.{mdx,ts,json}", "src/web/words/**/*.ts", "src/languages/**/*.ts"]);
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => /[\u0080-\u009f]/u.test(readFileSync(path, "utf8")))).toEqual([]);
});
