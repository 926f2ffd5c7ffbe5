import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { site } from "#content/site.ts";
import { type Article, ArticleView, bodyOf } from "../blog/index.ts";
import { socialImagePath } from "../layout/index.ts";
import type { Page } from "../page.ts";

/** The body, or null when it cannot be rendered: the page is then shown without it, and the log says so. */
function renderableBody(article: Article): ReactNode {
  const body = bodyOf(article);
  try {
    renderToStaticMarkup(body);
    return body;
  } catch (cause) {
    // eslint-disable-next-line no-console -- said while the site is built
    console.error(`content/blog/${article.slug}.mdx could not be rendered:`, cause);
    return null;
  }
}

function structuredDataOf(article: Article, url: (path: string) => string): object {
  const address = article.canonicalUrl ?? url(`/blog/${article.slug}/`);
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: article.title,
    description: article.description,
    author: { "@type": "Organization", name: article.author, url: url("/about/") },
    publisher: { "@type": "Organization", name: site.name, url: url("/") },
    datePublished: article.createdAt,
    dateModified: article.updatedAt ?? article.createdAt,
    inLanguage: article.language,
    keywords: article.tags.join(", "),
    image: url(encodeURI(socialImagePath(`/blog/${article.slug}/`))),
    mainEntityOfPage: address,
    url: address,
  };
}

/** Page of one article. */
export function articlePage(article: Article): Page {
  const { slug, title, description, robots, canonicalUrl, createdAt, updatedAt, schema } = article;
  return {
    title: `${title} | blog`,
    openGraphTitle: title,
    description,
    type: "article",
    modified: updatedAt ?? createdAt,
    ...(robots && { robots }),
    ...(canonicalUrl && { canonicalUrl }),
    structuredData: (url) => [schema ?? structuredDataOf(article, url)],
    content: () => <ArticleView slug={slug} article={article} body={renderableBody(article)} />,
  };
}
