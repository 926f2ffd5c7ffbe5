import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

// The changelog tells what was true of a version.
const files = globSync("content/**/*.{ts,mdx}").filter((path) => !path.endsWith("changelog.ts"));

/** A limit that is typed, in the ways in which one is written. */
const TYPED =
  /15[,.\s]?000|\b90 seconds|\b15 minutes|\b20 (?:analyses|within)|90 секунд|15 хвилин|20 (?:аналізів|за годину)/u;

it("Pages take the limits from content/limits.ts, so that none can tell of another number", () => {
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((path) => TYPED.test(readFileSync(path, "utf8")))).toEqual([]);
});
