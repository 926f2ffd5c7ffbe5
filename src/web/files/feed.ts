import { fill } from "#languages/index.ts";
import type { Article } from "../blog/index.ts";
import type { SiteFile } from "../renderer.ts";
import { contentIn } from "../words/content.ts";
import { words } from "../words/index.ts";
import { pathIn, type SiteLanguage } from "../words/languages.ts";
import { escapeXml } from "./xml.ts";

function item(article: Article, url: (path: string) => string): string {
  const address = escapeXml(url(`/blog/${article.slug}/`));
  return [
    "    <item>",
    `      <title>${escapeXml(article.title)}</title>`,
    `      <link>${address}</link>`,
    `      <guid isPermaLink="true">${address}</guid>`,
    `      <pubDate>${new Date(`${article.createdAt}T00:00:00Z`).toUTCString()}</pubDate>`,
    `      <description>${escapeXml(article.summary)}</description>`,
    ...article.tags.map((tag) => `      <category>${escapeXml(tag)}</category>`),
    "    </item>",
  ].join("\n");
}

/** The blog of a language as RSS 2.0, without what search engines are not to show. */
export function feedFile(
  language: SiteLanguage,
  articles: readonly Article[],
  absolute: (path: string) => string,
): SiteFile {
  const url = (path: string) => absolute(pathIn(language, path));
  const { site } = contentIn[language];
  const published = articles.filter(({ robots }) => !robots?.includes("noindex"));
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "  <channel>",
    `    <title>${escapeXml(fill(words[language].layout.feedTitle, { name: site.name }))}</title>`,
    `    <link>${escapeXml(url("/blog/"))}</link>`,
    `    <description>${escapeXml(site.description)}</description>`,
    `    <language>${language}</language>`,
    `    <atom:link href="${escapeXml(url("/rss.xml"))}" rel="self" type="application/rss+xml"/>`,
    ...published.map((article) => item(article, url)),
    "  </channel>",
    "</rss>\n",
  ].join("\n");
  return { path: pathIn(language, "/rss.xml").slice(1), type: "application/rss+xml", text };
}
