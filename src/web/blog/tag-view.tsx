import { useLanguage } from "../words/context.ts";
import { words } from "../words/index.ts";
import { type Article, taggedWith } from "./article.ts";
import { ArticleList } from "./article-list.tsx";
import { BackLink } from "./article-view.tsx";
import { tagSlugOf } from "./tag-slug.ts";

interface Props {
  readonly tagSlug: string;
  readonly articles: readonly Article[];
}

/** The tag as it was first written, or its slug with spaces where no article has it. */
function tagName({ tagSlug, articles }: Props): string {
  const tags = articles.flatMap((article) => article.tags);
  return tags.find((tag) => tagSlugOf(tag) === tagSlug) ?? tagSlug.replaceAll("-", " ");
}

/** The articles that carry a tag. */
export function TagView({ tagSlug, articles }: Props) {
  const { blog } = words[useLanguage()].pages;
  return (
    <>
      <BackLink />
      <h1>{tagName({ tagSlug, articles })}</h1>
      <ArticleList articles={taggedWith(articles, tagSlug)} words="description" none={blog.noneForTag} />
    </>
  );
}
