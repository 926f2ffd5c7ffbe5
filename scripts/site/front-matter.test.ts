import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readContentFaults } from "./front-matter.ts";

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

let content: string;

beforeEach(async () => {
  content = await mkdtemp(join(tmpdir(), "content-"));
  for (const folder of ["blog", "legal", "pages"]) await mkdir(join(content, folder));
});

afterEach(() => rm(content, { recursive: true }));

async function faultsOf(name: string, text: string): Promise<string[]> {
  await writeFile(join(content, "blog", name), text);
  return readContentFaults(content);
}

describe("The check of front matter", () => {
  it("finds nothing to say of a whole article, nor of those that are published", async () => {
    expect(await faultsOf("whole.mdx", whole)).toEqual([]);
    expect(await readContentFaults()).toEqual([]);
  });

  it.each([
    ["title", whole.replace('title: "T"\n', "")],
    ["summary", whole.replace('summary: "S"\n', "")],
    ["createdAt", whole.replace("2026-11-21", "21 November")],
    ["createdAt", whole.replace("2026-11-21", "2026-02-30")],
    ["titel", whole.replace("title:", "titel:")],
  ])("says in one line which file lacks a right %s", async (field, text) => {
    const faults = await faultsOf("bad.mdx", text);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/blog.bad\.mdx: [^\n]+$/u);
    expect(faults[0]).toContain(field);
  });

  it("says which two articles have one slug", async () => {
    await faultsOf("one-slug.mdx", whole);
    const faults = await faultsOf("One slug.mdx", whole);
    expect(faults).toEqual([expect.stringMatching(/has the same slug "one-slug" as .+/u)]);
  });

  it("says which file has no front matter at all", async () => {
    expect(await faultsOf("bare.mdx", "Words.")).toEqual([
      expect.stringContaining("bare.mdx: has no front matter"),
    ]);
  });
});
