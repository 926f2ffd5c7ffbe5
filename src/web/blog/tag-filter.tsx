import { Link } from "../ui/link.tsx";
import { useLanguage } from "../words/context.ts";
import { words } from "../words/index.ts";
import { type Article, tagsOf } from "./article.ts";

/** Links to the tags; nothing where no article has any. */
export function TagFilter({ articles }: { readonly articles: readonly Article[] }) {
  const { blog } = words[useLanguage()].pages;
  if (tagsOf(articles).length === 0) return null;
  return (
    <nav aria-label={blog.tags}>
      <ul className="tags">
        {tagsOf(articles).map(({ slug, name, articles: tagged }) => (
          <li key={slug}>
            <Link href={`/blog/tag/${slug}/`}>
              {name} <span className="tag-count">{tagged.length}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
