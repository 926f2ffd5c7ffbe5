import { type Article, ArticleList, slugify, taggedWith } from "../blog/index.ts";
import type { Page } from "../page.ts";

interface Props {
  readonly tagSlug: string;
  readonly articles: readonly Article[];
}

/** The tag as it was first written, or its slug with spaces where no article has it. */
function nameOf({ tagSlug, articles }: Props): string {
  const tags = articles.flatMap((article) => article.tags);
  return tags.find((tag) => slugify(tag) === tagSlug) ?? tagSlug.replaceAll("-", " ");
}

export function TagView({ tagSlug, articles }: Props) {
  return (
    <>
      <p className="back">
        <a href="/blog/">← Return to Blog Index</a>
      </p>
      <h1>{nameOf({ tagSlug, articles })}</h1>
      <ArticleList articles={taggedWith(articles, tagSlug)} none="No articles were found for this tag." />
    </>
  );
}

/** Page of the articles that carry a tag. */
export function tagPage(tagSlug: string, articles: readonly Article[]): Page {
  const name = nameOf({ tagSlug, articles });
  const titles = taggedWith(articles, tagSlug).map(({ title }) => title);
  return {
    title: `Articles on ${name} | blog`,
    description: `Articles tagged ${name} in the Subtext blog: ${titles.join("; ")}.`,
    content: () => <TagView tagSlug={tagSlug} articles={articles} />,
  };
}
