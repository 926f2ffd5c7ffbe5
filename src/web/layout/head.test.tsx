import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { sitemapFile } from "../files/crawling.ts";
import type { Page, Route } from "../pages/page.ts";
import type { RenderContext } from "../renderer.ts";
import { Head } from "./head.tsx";

const context: RenderContext = {
  publicUrl: "https://here.example",
  operator: { mail: "a@here.example", name: undefined, address: undefined, sourceCodeUrl: undefined },
  modelLimits: [],
  expires: "2027-01-01T00:00:00.000Z",
  analyticsId: undefined,
  analyse: () => [],
  analyserVersion: "1",
  year: 2026,
  href: (entry) => `/${entry}`,
  integrity: () => undefined,
  fonts: () => [],
};
const page: Page = { title: "T", description: "D", content: () => null };
const elsewhere: Page = { ...page, canonicalUrl: "https://first.example/article/" };

function routeOf(path: Route["path"], shown: Page): Route {
  return { language: "en", path, englishPath: path, page: shown };
}

function head(shown: Page): string {
  return renderToStaticMarkup(<Head shown={routeOf("/blog/x/", shown)} context={context} />);
}

describe("A page that was published elsewhere first", () => {
  it("says so by its canonical address, and to those who share it", () => {
    expect(head(elsewhere)).toContain('<link rel="canonical" href="https://first.example/article/"/>');
    expect(head(elsewhere)).toContain('<meta property="og:url" content="https://first.example/article/"/>');
    expect(head(page)).toContain('<meta property="og:url" content="https://here.example/blog/x/"/>');
  });

  it("is not in the sitemap", () => {
    const routes = [routeOf("/blog/x/", elsewhere), routeOf("/blog/y/", page)];
    const { text } = sitemapFile(routes, (path) => path);
    expect(text).not.toContain("/blog/x/");
    expect(text).toContain("/blog/y/");
  });
});

describe("A page in another language", () => {
  it("is named by every other, with English for readers of neither", () => {
    const ukrainian: Route = { language: "uk", path: "/uk/about/", englishPath: "/about/", page };
    for (const shown of [ukrainian, routeOf("/about/", page)]) {
      const html = renderToStaticMarkup(<Head shown={shown} context={context} />);
      expect(html).toContain('<link rel="alternate" hrefLang="en" href="https://here.example/about/"/>');
      expect(html).toContain('<link rel="alternate" hrefLang="uk" href="https://here.example/uk/about/"/>');
      expect(html).toContain(
        '<link rel="alternate" hrefLang="x-default" href="https://here.example/about/"/>',
      );
    }
    expect(renderToStaticMarkup(<Head shown={ukrainian} context={context} />)).toContain(
      '<link rel="canonical" href="https://here.example/uk/about/"/>',
    );
  });
});

describe("A site of which nobody has said where it is", () => {
  it("names no address but its own paths, which hold wherever it was asked for", () => {
    const nowhere = { ...context, publicUrl: undefined };
    const html = renderToStaticMarkup(<Head shown={routeOf("/about/", page)} context={nowhere} />);
    expect(html).toContain('<link rel="canonical" href="/about/"/>');
    expect(html).not.toMatch(/https?:/u);
  });
});
