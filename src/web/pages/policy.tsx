import { policyFrontMatterSchema } from "../page-front-matter.ts";
import type { Page } from "../page.ts";

/** A legal page, from an MDX file of content/legal. */
export function policy({ frontmatter, default: Body }: typeof import("*.mdx")): Page {
  const { seoTitle, seoDescription, pageTitle, lastUpdated } = policyFrontMatterSchema.parse(frontmatter);
  return {
    title: seoTitle,
    description: seoDescription,
    content: () => (
      <>
        <h1>{pageTitle}</h1>
        <p className="byline">Last updated: {lastUpdated}</p>
        <div className="prose">
          <Body />
        </div>
      </>
    ),
  };
}
