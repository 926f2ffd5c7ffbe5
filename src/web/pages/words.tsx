import type { ReactNode } from "react";
import { pageFrontMatterSchema, readFrontMatter } from "../mdx/front-matter.ts";
import type { MdxModule } from "../mdx/mdx-module.ts";
import { provided } from "../mdx/provided.tsx";
import type { Page } from "../page.ts";
import type { RenderContext } from "../renderer.ts";

/** A page of words: its head and heading from the front matter, its body, and what follows that. */
export function wordsPage(module: MdxModule, after?: (context: RenderContext) => ReactNode): Page {
  const { seoTitle, seoDescription, pageTitle } = readFrontMatter(pageFrontMatterSchema, module);
  return {
    title: seoTitle,
    description: seoDescription,
    content: (context) => (
      <>
        <h1>{pageTitle}</h1>
        <div className="prose">
          <module.default components={provided(context)} />
        </div>
        {after?.(context)}
      </>
    ),
  };
}
