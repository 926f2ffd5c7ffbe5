import type { ReactNode } from "react";
import type { MdxModule } from "../mdx/mdx-module.ts";
import { mdxFilesIn } from "../mdx/modules.ts";
import { Link } from "../ui/link.tsx";
import { SITE_LANGUAGES, type SiteLanguage } from "../words/languages.ts";
import { type Article, newestFirst, readArticle } from "./article.ts";

interface Published {
  readonly article: Article;
  readonly Body: MdxModule["default"];
}

function published(module: MdxModule): Published {
  return { article: readArticle(module), Body: module.default };
}

const all = new Map(
  SITE_LANGUAGES.map((language) => [
    language,
    mdxFilesIn(language, "blog")
      .map(published)
      .toSorted((a, b) => newestFirst(a.article, b.article)),
  ]),
);

/** Every article in a language, newest first; of one day, the welcome stands before the others. */
export function articlesIn(language: SiteLanguage): readonly Article[] {
  return (all.get(language) ?? []).map(({ article }) => article);
}

/** The body of an article, as its MDX file has it. */
export function bodyOf(article: Article): ReactNode {
  const found = [...all.values()].flat().find((each) => each.article === article);
  return found ? <found.Body components={{ a: Link }} /> : null;
}
