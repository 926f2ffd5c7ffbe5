import type { ReactNode } from "react";
import { pageFrontMatterSchema, readFrontMatter } from "../mdx/front-matter.ts";
import { mdxIn } from "../mdx/modules.ts";
import { provided } from "../mdx/provided.tsx";
import type { RenderContext } from "../renderer.ts";
import type { SiteLanguage } from "../words/languages.ts";
import type { Page } from "./page.ts";

/** A page of words, from content/pages: its head and heading from the front matter, its body, and what follows that. */
export function wordsPage(
  language: SiteLanguage,
  name: string,
  after?: (context: RenderContext) => ReactNode,
): Page {
  const module = mdxIn(language, `pages/${name}`);
  const { seoTitle, seoDescription, pageTitle } = readFrontMatter(pageFrontMatterSchema, module);
  return {
    title: seoTitle,
    description: seoDescription,
    content: (context) => (
      <>
        <h1>{pageTitle}</h1>
        <div className="prose">
          <module.default components={provided(language, context)} />
        </div>
        {after?.(context)}
      </>
    ),
  };
}
