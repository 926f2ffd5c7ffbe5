import { ArticleNotFound, TagView } from "../blog/index.ts";
import { Link } from "../ui/link.tsx";
import { words } from "../words/index.ts";
import type { SiteLanguage } from "../words/languages.ts";
import type { Page } from "./page.ts";

export function notFound(language: SiteLanguage): Page {
  const { title, description, text, back } = words[language].pages.notFound;
  return {
    title,
    description,
    robots: "noindex",
    content: () => (
      <div className="not-found">
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          <Link className="button primary" href="/">
            {back}
          </Link>
        </p>
      </div>
    ),
  };
}

export function articleNotFound(language: SiteLanguage): Page {
  const { title, article } = words[language].pages.notFound;
  return { title, description: article, robots: "noindex", content: () => <ArticleNotFound /> };
}

export function tagNotFound(language: SiteLanguage): Page {
  const { notFound: said, blog } = words[language].pages;
  return {
    title: said.title,
    description: blog.noneForTag,
    robots: "noindex",
    // The tag itself stands in the address alone: src/web/enhance/unknown-tag.ts puts it in the heading.
    content: () => (
      <div id="unknown-tag" className="not-found">
        <TagView tagSlug={blog.unknownTag} articles={[]} />
      </div>
    ),
  };
}
