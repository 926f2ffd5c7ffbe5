import type { ReactNode } from "react";
import type { Article } from "./article.ts";
import { longDate } from "./dates.ts";
import { slugify } from "./slugify.ts";

function BackLink() {
  return (
    <p className="back">
      <a href="/blog/">← Return to Blog Index</a>
    </p>
  );
}

/** What stands where no article has the slug that was asked for. */
export function ArticleNotFound() {
  return (
    <div className="not-found">
      <h1>404: Not Found</h1>
      <p>The requested article could not be located.</p>
      <BackLink />
    </div>
  );
}

interface Props {
  readonly slug: string;
  /** Rendered on the server; else the article is looked for in `articles`. */
  readonly article?: Article | undefined;
  /** Undefined while the list is not there yet. */
  readonly articles?: readonly Article[] | undefined;
  /** Undefined while it is being converted, null when that has failed. */
  readonly body: ReactNode | undefined;
}

/** One article, in whichever state it is. */
export function ArticleView({ slug, article, articles, body }: Props) {
  const found = article ?? articles?.find((each) => each.slug === slug);
  if (!found) return articles ? <ArticleNotFound /> : <p>Loading article data...</p>;
  if (!found.title) return <p role="alert">Critical Error: Article data is incomplete (missing title).</p>;
  return (
    <article className="article" lang={found.language}>
      <BackLink />
      <header>
        <h1>{found.title}</h1>
        <p className="byline">
          <time dateTime={found.createdAt}>{longDate(found.createdAt)}</time>
          <span>{found.author}</span>
        </p>
      </header>
      <div className="prose">{body === undefined ? <p>Rendering content...</p> : body}</div>
      <footer className="article-tags">
        <h2>Tags</h2>
        <ul className="tags">
          {found.tags.map((tag) => (
            <li key={tag}>
              <a href={`/blog/tag/${slugify(tag)}/`}>{tag}</a>
            </li>
          ))}
        </ul>
      </footer>
    </article>
  );
}
