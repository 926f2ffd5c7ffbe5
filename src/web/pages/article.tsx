import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { fill } from "#languages/index.ts";
import { type Article, ArticleView, bodyOf } from "../blog/index.ts";
import { socialImagePath } from "../layout/index.ts";
import { contentIn } from "../words/content.ts";
import { words } from "../words/index.ts";
import { pathIn, type SiteLanguage } from "../words/languages.ts";
import type { Page } from "./page.ts";

/** The body, or null when it cannot be rendered: the page is then shown without it, and the log says so. */
function renderableBody(article: Article): ReactNode {
  const body = bodyOf(article);
  try {
    renderToStaticMarkup(body);
    return body;
  } catch (cause) {
    // eslint-disable-next-line no-console -- said while the site is built
    console.error(`The article ${article.slug} (${article.language}) could not be rendered:`, cause);
    return null;
  }
}

function structuredDataOf(language: SiteLanguage, article: Article, url: (path: string) => string): object {
  const path = pathIn(language, `/blog/${article.slug}/`);
  const address = article.canonicalUrl ?? url(path);
  const home = url(pathIn(language, "/"));
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: article.title,
    description: article.description,
    author: { "@type": "Organization", name: article.author, url: url(pathIn(language, "/about/")) },
    publisher: { "@type": "Organization", name: contentIn[language].site.name, url: home },
    datePublished: article.createdAt,
    dateModified: article.updatedAt ?? article.createdAt,
    inLanguage: article.language,
    keywords: article.tags.join(", "),
    image: url(encodeURI(socialImagePath(path))),
    mainEntityOfPage: address,
    url: address,
  };
}

/** Page of one article. */
export function articlePage(language: SiteLanguage, article: Article): Page {
  const { slug, title, description, robots, canonicalUrl, createdAt, updatedAt, schema } = article;
  return {
    title: fill(words[language].pages.blog.articleTitle, { title }),
    openGraphTitle: title,
    description,
    type: "article",
    modified: updatedAt ?? createdAt,
    ...(robots && { robots }),
    ...(canonicalUrl && { canonicalUrl }),
    structuredData: (url) => [schema ?? structuredDataOf(language, article, url)],
    content: () => <ArticleView slug={slug} article={article} body={renderableBody(article)} />,
  };
}
