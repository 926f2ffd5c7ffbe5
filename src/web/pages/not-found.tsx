import { ArticleNotFound, TagView } from "../blog/index.ts";
import { words } from "../words/index.ts";
import type { SiteLanguage } from "../words/languages.ts";
import { messagePage } from "./message-page.tsx";
import type { Page } from "./page.ts";

export function notFound(language: SiteLanguage): Page {
  return messagePage(words[language].pages.notFound);
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
