import type { Route } from "../pages/page.ts";
import type { SiteFile } from "../renderer.ts";
import { alternatesOf } from "../words/alternates.ts";
import { escapeXml } from "./xml.ts";

/** Every page that search engines may show, each with its other languages. */
export function sitemapFile(routes: readonly Route[], url: (path: string) => string): SiteFile {
  const address = (path: string) => escapeXml(url(encodeURI(path)));
  const entries = routes
    // A page whose canonical address is elsewhere is to be found there.
    .filter(({ page }) => !page.robots?.includes("noindex") && page.canonicalUrl === undefined)
    .map(({ path, englishPath, page }) => {
      const modified = page.modified ? `<lastmod>${page.modified}</lastmod>` : "";
      const alternates = alternatesOf(englishPath).map(
        ({ hreflang, path: other }) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(other)}"/>`,
      );
      return `  <url><loc>${address(path)}</loc>${modified}${alternates.join("")}</url>`;
    });
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
  return { path: "sitemap.xml", type: "application/xml", text };
}

/** What crawlers may ask for. The sitemap is named where its whole address is known; no other would be taken. */
export function robotsFile(publicUrl: string | undefined): SiteFile {
  const sitemap = publicUrl ? `\nSitemap: ${publicUrl}/sitemap.xml\n` : "";
  const text = `User-agent: *\nAllow: /\nDisallow: /.netlify/\n${sitemap}`;
  return { path: "robots.txt", type: "text/plain", text };
}
