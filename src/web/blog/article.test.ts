import { describe, expect, it } from "vitest";
import { feedFile } from "../files/feed.ts";
import { type Article, newestFirst, readArticle } from "./article.ts";

const FRONT_MATTER = {
  title: "T",
  description: "D",
  summary: "S",
  author: "A",
  createdAt: "2026-11-21",
  tags: ["Guides"],
  language: "en",
};

const read = (name: string, frontmatter: object = {}) =>
  readArticle({ file: `content/blog/${name}.mdx`, frontmatter: { ...FRONT_MATTER, ...frontmatter } });

describe("An article whose name or tag can have no address", () => {
  it.each([
    ["a file name that is no slug", "My Article", {}, "must be called my-article.mdx"],
    ["a file name without a letter", "--", {}, "its name must hold a letter or a digit"],
    ["the name of the folder of tags", "tag", {}, "must not be called tag.mdx"],
    [
      "a tag without a slug",
      "fine",
      { tags: ["Guides", "!?"] },
      'the tag "!?" must hold a letter or a digit',
    ],
  ])("is refused by the build, which names the file: %s", (_, name, frontmatter, fault) => {
    expect(() => read(name, frontmatter)).toThrow(`content/blog/${name}.mdx: ${fault}`);
  });
});

describe("The order of articles", () => {
  it("is newest first, and of one day the welcome stands before the others", () => {
    const articles = [read("a"), read("welcome-to-x"), read("older", { createdAt: "2026-01-01" })];
    const newer = read("newer", { createdAt: "2026-12-01" });
    const order = [...articles, newer].toSorted(newestFirst).map(({ slug }) => slug);
    expect(order).toEqual(["newer", "welcome-to-x", "a", "older"]);
  });
});

describe("The feed", () => {
  it("leaves out an article that search engines are not to show", () => {
    const articles: Article[] = [read("shown"), read("hidden", { robots: "noindex, follow" })];
    const { text } = feedFile("en", articles, (path) => path);
    expect(text).toContain("/blog/shown/");
    expect(text).not.toContain("/blog/hidden/");
  });
});
