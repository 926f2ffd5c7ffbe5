import { fill } from "#languages/index.ts";
import { type Tag, TagView } from "../blog/index.ts";
import { words } from "../words/index.ts";
import type { SiteLanguage } from "../words/languages.ts";
import type { Page } from "./page.ts";

/** Page of the articles that carry a tag. */
export function tagPage(language: SiteLanguage, { slug, name, articles }: Tag): Page {
  const { tagTitle, tagDescription } = words[language].pages.blog;
  const titles = articles.map(({ title }) => title).join("; ");
  return {
    title: fill(tagTitle, { tag: name }),
    description: fill(tagDescription, { tag: name, titles }),
    content: () => <TagView tagSlug={slug} articles={articles} />,
  };
}
