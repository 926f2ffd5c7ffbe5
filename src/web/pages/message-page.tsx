import { Link } from "../ui/link.tsx";
import type { Page } from "./page.ts";

interface Message {
  readonly title: string;
  readonly description: string;
  readonly text: string;
  readonly back: string;
}

/** A page that says one thing in place of what was asked for, and leads home. */
export function messagePage({ title, description, text, back }: Message): Page {
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
