import { pageFrontMatterSchema, readFrontMatter } from "../../mdx/front-matter.ts";
import { mdxIn } from "../../mdx/modules.ts";
import { provided } from "../../mdx/provided.tsx";
import type { SiteLanguage } from "../../words/languages.ts";
import type { Page } from "../page.ts";
import { CompareApp } from "./compare/index.ts";
import { Screened } from "./screened.tsx";

/** The page on which two texts are compared. */
export function compare(language: SiteLanguage): Page {
  const module = mdxIn(language, "pages/compare");
  const { seoTitle, seoDescription, pageTitle } = readFrontMatter(pageFrontMatterSchema, module);
  return {
    title: seoTitle,
    description: seoDescription,
    compare: true,
    content: (context) => (
      <>
        <div className="intro">
          <h1>{pageTitle}</h1>
          <module.default components={provided(language, context)} />
        </div>
        <Screened language={language} app={<CompareApp />} />
      </>
    ),
  };
}
