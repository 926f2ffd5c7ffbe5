import type { MdxModule } from "../mdx.ts";
import type { Page } from "../page.ts";
import { policyFrontMatterSchema } from "../page-front-matter.ts";

/** A legal page, from an MDX file of content/legal. */
export function policy({ frontmatter, default: Body }: MdxModule): Page {
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
