import { ArticleList, articlesIn, TagFilter } from "../blog/index.ts";
import { words } from "../words/index.ts";
import type { SiteLanguage } from "../words/languages.ts";
import type { Page } from "./page.ts";
import { wordsPage } from "./words.tsx";

export function blog(language: SiteLanguage): Page {
  const articles = articlesIn(language);
  return wordsPage(language, "blog", () => (
    <>
      <TagFilter articles={articles} />
      <ArticleList articles={articles} words="summary" none={words[language].pages.blog.none} />
    </>
  ));
}
