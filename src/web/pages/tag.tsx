import { type Article, TagView, taggedWith, tagName } from "../blog/index.ts";
import type { Page } from "../page.ts";

/** Page of the articles that carry a tag. */
export function tagPage(tagSlug: string, articles: readonly Article[]): Page {
  const name = tagName({ tagSlug, articles });
  const titles = taggedWith(articles, tagSlug).map(({ title }) => title);
  return {
    title: `Articles on ${name} | blog`,
    description: `Articles tagged ${name} in the Subtext blog: ${titles.join("; ")}.`,
    content: () => <TagView tagSlug={tagSlug} articles={articles} />,
  };
}
