import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { sitemapFile } from "../files/crawling.ts";
import type { Page } from "../page.ts";
import type { RenderContext } from "../renderer.ts";
import { Head } from "./head.tsx";

const context: RenderContext = {
  publicUrl: "https://here.example",
  operator: { mail: "a@here.example", name: undefined, address: undefined, sourceCodeUrl: undefined },
  modelLimits: [],
  expires: "2027-01-01T00:00:00.000Z",
  analyticsId: undefined,
  analyserVersion: "1",
  year: 2026,
  href: (entry) => `/${entry}`,
  integrity: () => undefined,
  fonts: [],
};
const page: Page = { title: "T", description: "D", content: () => null };
const elsewhere: Page = { ...page, canonicalUrl: "https://first.example/article/" };

function head(shown: Page): string {
  return renderToStaticMarkup(<Head page={shown} path="/blog/x/" context={context} />);
}

describe("A page that was published elsewhere first", () => {
  it("says so by its canonical address, and to those who share it", () => {
    expect(head(elsewhere)).toContain('<link rel="canonical" href="https://first.example/article/"/>');
    expect(head(elsewhere)).toContain('<meta property="og:url" content="https://first.example/article/"/>');
    expect(head(page)).toContain('<meta property="og:url" content="https://here.example/blog/x/"/>');
  });

  it("is not in the sitemap", () => {
    const routes = [
      { path: "/blog/x/", page: elsewhere },
      { path: "/blog/y/", page },
    ] as const;
    const { text } = sitemapFile(routes, (path) => path);
    expect(text).not.toContain("/blog/x/");
    expect(text).toContain("/blog/y/");
  });
});

describe("A site of which nobody has said where it is", () => {
  it("names no address but its own paths, which hold wherever it was asked for", () => {
    const nowhere = { ...context, publicUrl: undefined };
    const html = renderToStaticMarkup(<Head page={page} path="/about/" context={nowhere} />);
    expect(html).toContain('<link rel="canonical" href="/about/"/>');
    expect(html).not.toMatch(/https?:/u);
  });
});
