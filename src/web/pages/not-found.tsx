import { ArticleNotFound, TagView } from "../blog/index.ts";
import type { Page } from "../page.ts";

const TITLE = "404: Not Found";

export const notFound: Page = {
  title: TITLE,
  description: "The requested resource could not be located.",
  robots: "noindex",
  content: () => (
    <div className="not-found">
      <h1>{TITLE}</h1>
      <p>The requested resource could not be located. The page may have been moved or does not exist.</p>
      <p>
        <a className="button primary" href="/">
          Return to the analysis page
        </a>
      </p>
    </div>
  ),
};

export const articleNotFound: Page = {
  title: TITLE,
  description: "The requested article could not be located.",
  robots: "noindex",
  content: () => <ArticleNotFound />,
};

export const tagNotFound: Page = {
  title: TITLE,
  description: "No articles were found for this tag.",
  robots: "noindex",
  // The tag itself stands in the address alone: src/web/enhance/unknown-tag.ts puts it in the heading.
  content: () => (
    <div id="unknown-tag" className="not-found">
      <TagView tagSlug="unknown-tag" articles={[]} />
    </div>
  ),
};
