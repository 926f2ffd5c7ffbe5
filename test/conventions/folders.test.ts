import { globSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { findPiles } from "./folders.ts";

const filesIn = (folder: string, count: number) =>
  Array.from({ length: count }, (_, i) => `src/${folder}/file-${i}.ts`);

describe("A folder of the house", () => {
  it("has at most 16 entries, if it is not a folder of like data", () => {
    const entries = globSync("src/**/*", { withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map((file) => `${file.parentPath}/${file.name}`);
    expect(files.length).toBeGreaterThan(50);
    expect(findPiles(files)).toEqual([]);
  });
});

describe("The check of folders", () => {
  it("counts folders as entries, and every folder on the way", () => {
    expect(findPiles([...filesIn("a", 15), ...filesIn("a/b", 16)])).toEqual([]);
    expect(findPiles([...filesIn("a", 15), ...filesIn("a/b", 1), ...filesIn("a/c", 1)])).toEqual([
      "src/a has 17 entries: make rooms in it",
    ]);
  });

  it("lets rules and wordings lie side by side, however many techniques there are", () => {
    expect(
      findPiles([...filesIn("languages/en/rules", 40), ...filesIn("languages/en/wordings", 40)]),
    ).toEqual([]);
  });
});
