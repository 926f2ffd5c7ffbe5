import { fill } from "#languages/index.ts";
import { policyFrontMatterSchema, readFrontMatter } from "../mdx/front-matter.ts";
import { mdxIn } from "../mdx/modules.ts";
import { provided } from "../mdx/provided.tsx";
import { words } from "../words/index.ts";
import type { SiteLanguage } from "../words/languages.ts";
import type { Page } from "./page.ts";

/** A legal page, from an MDX file of content/legal. */
export function policy(language: SiteLanguage, name: string): Page {
  const module = mdxIn(language, `legal/${name}`);
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
        <p className="byline">{fill(words[language].pages.lastUpdated, { date: lastUpdated })}</p>
        <div className="prose">
          <module.default components={provided(language, context)} />
        </div>
      </>
    ),
  };
}
