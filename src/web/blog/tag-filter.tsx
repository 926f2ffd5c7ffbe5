import { type Article, tagsOf } from "./article.ts";

/** Links to the tags; nothing where no article has any. */
export function TagFilter({ articles }: { readonly articles: readonly Article[] }) {
  if (tagsOf(articles).length === 0) return null;
  return (
    <nav aria-label="Tags">
      <ul className="tags">
        {tagsOf(articles).map(({ slug, name, articles: tagged }) => (
          <li key={slug}>
            <a href={`/blog/tag/${slug}/`}>
              {name} <span className="tag-count">{tagged.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
