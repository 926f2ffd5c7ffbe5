import type { Page } from "../page.ts";

export const notFound: Page = {
  title: "404: Not Found | Subtext",
  description: "The requested resource could not be located.",
  robots: "noindex",
  content: () => (
    <div className="not-found">
      <h1>404: Not Found</h1>
      <p>The requested resource could not be located. The page may have been moved or does not exist.</p>
      <p>
        <a className="button primary" href="/">
          Return to the analysis page
        </a>
      </p>
    </div>
  ),
};
