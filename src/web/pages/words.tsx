import type { ReactNode } from "react";
import { pageFrontMatterSchema } from "../page-front-matter.ts";
import type { Page } from "../page.ts";

/** An MDX file of content/pages or content/legal. */
type Words = typeof import("*.mdx");

/** A page of words: its head and heading from the front matter, its body, and what follows that. */
export function wordsPage({ frontmatter, default: Body }: Words, after?: () => ReactNode): Page {
  const { seoTitle, seoDescription, pageTitle } = pageFrontMatterSchema.parse(frontmatter);
  return {
    title: seoTitle,
    description: seoDescription,
    content: () => (
      <>
        <h1>{pageTitle}</h1>
        <div className="prose">
          <Body />
        </div>
        {after?.()}
      </>
    ),
  };
}
