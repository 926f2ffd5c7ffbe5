import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Article } from "./article.ts";
import { ArticleList } from "./article-list.tsx";
import { ArticleView } from "./article-view.tsx";
import { TagFilter } from "./tag-filter.tsx";
import { TagView } from "./tag-view.tsx";

const article: Article = {
  slug: "reading",
  title: "Reading",
  description: "How to.",
  summary: "How to read.",
  author: "A. Reader",
  createdAt: "2025-08-22",
  tags: ["Critical Thinking"],
  language: "en",
};

describe("An article", () => {
  it("shows its title, its date in US long form, its author, its body and its tags", () => {
    const html = renderToStaticMarkup(<ArticleView slug="reading" article={article} body={<p>Words.</p>} />);
    expect(html).toContain("<h1>Reading</h1>");
    expect(html).toContain("August 22, 2025");
    expect(html).toContain("A. Reader");
    expect(html).toContain("<p>Words.</p>");
    expect(html).toContain('href="/blog/tag/critical-thinking/"');
    expect(html).toContain("← Return to Blog Index");
  });

  it("is found by its slug where none is given", () => {
    expect(renderToStaticMarkup(<ArticleView slug="reading" articles={[article]} body={null} />)).toContain(
      "Reading",
    );
  });

  it("is said to be loading while there is no list yet", () => {
    expect(renderToStaticMarkup(<ArticleView slug="reading" body={undefined} />)).toContain(
      "Loading article data...",
    );
  });

  it("is said to be missing where no article has the slug", () => {
    const html = renderToStaticMarkup(<ArticleView slug="other" articles={[article]} body={undefined} />);
    expect(html).toContain("404: Not Found");
    expect(html).toContain("The requested article could not be located.");
    expect(html).toContain("← Return to Blog Index");
  });

  it("without a title is told to be incomplete", () => {
    const html = renderToStaticMarkup(
      <ArticleView slug="x" article={{ ...article, title: "" }} body={null} />,
    );
    expect(html).toContain("Critical Error: Article data is incomplete (missing title).");
  });

  it("says that its body is being rendered, and stands without one where that failed", () => {
    const pending = renderToStaticMarkup(<ArticleView slug="x" article={article} body={undefined} />);
    expect(pending).toContain("Rendering content...");
    const failed = renderToStaticMarkup(<ArticleView slug="x" article={article} body={null} />);
    expect(failed).toContain('<div class="prose"></div>');
  });
});

describe("A list of articles", () => {
  it("has no empty navigation where there are none", () => {
    expect(renderToStaticMarkup(<TagFilter articles={[]} />)).toBe("");
    const filter = renderToStaticMarkup(<TagFilter articles={[article]} />);
    expect(filter).toContain("/blog/tag/");
  });

  it("says when there are none", () => {
    const html = renderToStaticMarkup(
      <ArticleList articles={[]} words="summary" none="No articles are currently available." />,
    );
    expect(html).toBe("<p>No articles are currently available.</p>");
  });

  it("of a tag is headed by the tag as it was written, or by its slug with spaces", () => {
    const known = renderToStaticMarkup(<TagView tagSlug="critical-thinking" articles={[article]} />);
    expect(known).toContain("<h1>Critical Thinking</h1>");
    const unknown = renderToStaticMarkup(<TagView tagSlug="deep-sea-fish" articles={[article]} />);
    expect(unknown).toContain("<h1>deep sea fish</h1>");
    expect(unknown).toContain("No articles were found for this tag.");
  });
});
