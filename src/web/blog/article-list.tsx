import { Link } from "../ui/link.tsx";
import { useLanguage } from "../words/context.ts";
import type { Article } from "./article.ts";
import { longDate } from "./dates.ts";

interface Props {
  readonly articles: readonly Article[];
  /** Which words of each article are shown. */
  readonly words: "summary" | "description";
  /** Shown when there are none. */
  readonly none: string;
}

/** Articles with their titles, dates, authors and a few words on each. */
export function ArticleList({ articles, words, none }: Props) {
  const shownIn = useLanguage();
  if (articles.length === 0) return <p>{none}</p>;
  return (
    <ul className="article-list">
      {articles.map(({ slug, title, createdAt, author, language, [words]: said }) => (
        <li key={slug} lang={language}>
          <h2>
            <Link href={`/blog/${slug}/`}>{title}</Link>
          </h2>
          <p className="byline">
            <time dateTime={createdAt}>{longDate(createdAt, shownIn)}</time>
            <span>{author}</span>
          </p>
          <p>{said}</p>
        </li>
      ))}
    </ul>
  );
}
