import { type Article, taggedWith } from "./article.ts";
import { ArticleList } from "./article-list.tsx";
import { slugify } from "./slugify.ts";

interface Props {
  readonly tagSlug: string;
  readonly articles: readonly Article[];
}

/** The tag as it was first written, or its slug with spaces where no article has it. */
export function tagName({ tagSlug, articles }: Props): string {
  const tags = articles.flatMap((article) => article.tags);
  return tags.find((tag) => slugify(tag) === tagSlug) ?? tagSlug.replaceAll("-", " ");
}

/** The articles that carry a tag. */
export function TagView({ tagSlug, articles }: Props) {
  return (
    <>
      <p className="back">
        <a href="/blog/">← Return to Blog Index</a>
      </p>
      <h1>{tagName({ tagSlug, articles })}</h1>
      <ArticleList
        articles={taggedWith(articles, tagSlug)}
        words="description"
        none="No articles were found for this tag."
      />
    </>
  );
}
