import type { ReactNode } from "react";
import type { MdxModule } from "../mdx/mdx-module.ts";
import { type Article, newestFirst, readArticle } from "./article.ts";

const modules = import.meta.glob<MdxModule>("../../../content/blog/*.mdx", { eager: true });

interface Published {
  readonly article: Article;
  readonly Body: MdxModule["default"];
}

function published(module: MdxModule): Published {
  return { article: readArticle(module), Body: module.default };
}

const all = Object.values(modules)
  .map(published)
  .toSorted((a, b) => newestFirst(a.article, b.article));

/** Every article of content/blog, newest first; of one day, the welcome stands before the others. */
export const articles: readonly Article[] = all.map(({ article }) => article);

/** The body of an article, as its MDX file has it. */
export function bodyOf(article: Article): ReactNode {
  const found = all.find((each) => each.article.slug === article.slug);
  return found ? <found.Body /> : null;
}
