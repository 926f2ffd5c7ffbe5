import * as words from "#content/pages/blog.mdx";
import { ArticleList, articles, tagsOf } from "../blog/index.ts";
import { wordsPage } from "./words.tsx";

function TagFilter() {
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

export const blog = wordsPage(words, () => (
  <>
    <TagFilter />
    <ArticleList articles={articles} none="No articles are currently available." />
  </>
));
