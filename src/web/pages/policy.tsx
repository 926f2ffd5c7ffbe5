import { policyFrontMatterSchema, readFrontMatter } from "../mdx/front-matter.ts";
import type { MdxModule } from "../mdx/mdx-module.ts";
import { provided } from "../mdx/provided.tsx";
import type { Page } from "../page.ts";

/** A legal page, from an MDX file of content/legal. */
export function policy(module: MdxModule): Page {
  const { seoTitle, seoDescription, pageTitle, lastUpdated } = readFrontMatter(
    policyFrontMatterSchema,
    module,
  );
  return {
    title: seoTitle,
    description: seoDescription,
    content: (context) => (
      <>
        <h1>{pageTitle}</h1>
        <p className="byline">Last updated: {lastUpdated}</p>
        <div className="prose">
          <module.default components={provided(context)} />
        </div>
      </>
    ),
  };
}
