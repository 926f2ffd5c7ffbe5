import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { tagSlugOf } from "../../src/web/blog/tag-slug.ts";
import { SITE_LANGUAGES } from "../../src/web/words/languages.ts";

const english = globSync("content/{blog,legal,pages}/*.mdx").map((path) => path.slice("content/".length));

/** A list in the front matter of a file. */
function tagsOf(path: string): string[] {
  const list: unknown = JSON.parse(/^tags: (\[.*\])$/mu.exec(readFileSync(path, "utf8"))?.[1] ?? "[]");
  return Array.isArray(list) ? list.map(String) : [];
}

describe.each(SITE_LANGUAGES.filter((language) => language !== "en"))("The content in %s", (language) => {
  it("has each file of the English, and no other", () => {
    const translated = globSync(`content/${language}/{blog,legal,pages}/*.mdx`);
    expect(translated.map((path) => path.slice(`content/${language}/`.length)).toSorted()).toEqual(
      english.toSorted(),
    );
  });

  it("has the same tags, so that their addresses are the same", () => {
    for (const path of english.filter((each) => each.startsWith("blog/"))) {
      const [here, there] = [`content/${path}`, `content/${language}/${path}`].map((file) =>
        tagsOf(file).map(tagSlugOf),
      );
      expect(there, path).toEqual(here);
    }
  });

  it("says in which language each article is", () => {
    for (const path of globSync(`content/${language}/blog/*.mdx`)) {
      expect(readFileSync(path, "utf8"), path).toContain(`\nlanguage: "${language}"\n`);
    }
  });
});
