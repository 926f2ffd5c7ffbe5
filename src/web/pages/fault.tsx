import { Link } from "../ui/link.tsx";
import { words } from "../words/index.ts";
import type { SiteLanguage } from "../words/languages.ts";
import type { Page } from "./page.ts";

/** What the server shows in place of a page when it has failed. */
export function fault(language: SiteLanguage): Page {
  const { title, description, text, back } = words[language].pages.fault;
  return {
    title,
    description,
    robots: "noindex",
    content: () => (
      <div className="not-found">
        <h1>{title}</h1>
        <p>{text}</p>
        <p>
          <Link className="button primary" href="/">
            {back}
          </Link>
        </p>
      </div>
    ),
  };
}
