import type { ReactNode } from "react";
import { Link } from "../ui/link.tsx";
import { useLanguage } from "../words/context.ts";
import { words } from "../words/index.ts";
import type { Article } from "./article.ts";
import { longDate } from "./dates.ts";
import { tagSlugOf } from "./tag-slug.ts";

export function BackLink() {
  const { blog } = words[useLanguage()].pages;
  return (
    <p className="back">
      <Link href="/blog/">{blog.return}</Link>
    </p>
  );
}

/** What stands where no article has the slug that was asked for. */
export function ArticleNotFound() {
  const { notFound } = words[useLanguage()].pages;
  return (
    <div className="not-found">
      <h1>{notFound.title}</h1>
      <p>{notFound.article}</p>
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
  const language = useLanguage();
  const { blog } = words[language].pages;
  const found = article ?? articles?.find((each) => each.slug === slug);
  if (!found) return articles ? <ArticleNotFound /> : <p>{blog.loading}</p>;
  if (!found.title) return <p role="alert">{blog.missingTitle}</p>;
  return (
    <article className="article" lang={found.language}>
      <BackLink />
      <header>
        <h1>{found.title}</h1>
        <p className="byline">
          <time dateTime={found.createdAt}>{longDate(found.createdAt, language)}</time>
          <span>{found.author}</span>
        </p>
      </header>
      <div className="prose">{body === undefined ? <p>{blog.rendering}</p> : body}</div>
      <footer className="article-tags">
        <h2>{blog.tags}</h2>
        <ul className="tags">
          {found.tags.map((tag) => (
            <li key={tag}>
              <Link href={`/blog/tag/${tagSlugOf(tag)}/`}>{tag}</Link>
            </li>
          ))}
        </ul>
      </footer>
    </article>
  );
}
