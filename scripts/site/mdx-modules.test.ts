import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runnerImport } from "vite";
import { describe, expect, it } from "vitest";
import { readArticle } from "../../src/web/blog/article.ts";
import type { FrontMatterFile } from "../../src/web/mdx/front-matter.ts";
import { temporaryFolder } from "../../test/kit/temporary-folder.ts";
import { mdxModules } from "./mdx-modules.ts";

const whole = `---
title: "T"
description: "D"
summary: "S"
author: "A"
createdAt: "2026-11-21"
tags: ["One"]
language: "en"
---
Words.
`;

// Inside the project, so that what an MDX file imports is found.
const folder = temporaryFolder("build");

/** The article of a file, as the build reads it. */
async function articleFrom(name: string, text: string) {
  const file = join(folder.path, name);
  await writeFile(file, text);
  const config = { configFile: false as const, plugins: [mdxModules()] };
  const { module } = await runnerImport<FrontMatterFile>(file, config);
  return readArticle(module);
}

describe("The build", () => {
  it("reads a whole article, with its slug from the name of its file", async () => {
    expect(await articleFrom("whole.mdx", whole)).toMatchObject({ slug: "whole", title: "T", summary: "S" });
  });

  it.each([
    ["title", whole.replace('title: "T"\n', "")],
    ["summary", whole.replace('summary: "S"\n', "")],
    ["title", whole.replace('title: "T"', 'title: " "')],
    ["createdAt", whole.replace("2026-11-21", "21 November")],
    ["createdAt", whole.replace("2026-11-21", "2026-02-30")],
    ["titel", whole.replace("title:", "titel:")],
    ["summary", "Words."],
  ])("refuses an article without a right %s, and names the file in one line", async (field, text) => {
    const read = articleFrom("bad.mdx", text);
    await expect(read).rejects.toThrow(/bad\.mdx: [^\n]+$/u);
    await expect(read).rejects.toThrow(field);
  });

  it("refuses a file whose name is no slug", async () => {
    await expect(articleFrom("Two Words.mdx", whole)).rejects.toThrow("two-words.mdx");
  });
});
