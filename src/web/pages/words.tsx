import type { ReactNode } from "react";
import type { MdxModule } from "../mdx.ts";
import type { Page } from "../page.ts";
import { pageFrontMatterSchema } from "../page-front-matter.ts";

/** A page of words: its head and heading from the front matter, its body, and what follows that. */
export function wordsPage({ frontmatter, default: Body }: MdxModule, after?: () => ReactNode): Page {
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
