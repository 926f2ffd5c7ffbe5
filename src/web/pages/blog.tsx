import * as words from "#content/pages/blog.mdx";
import { ArticleList, articles, TagFilter } from "../blog/index.ts";
import { wordsPage } from "./words.tsx";

export const blog = wordsPage(words, () => (
  <>
    <TagFilter articles={articles} />
    <ArticleList articles={articles} words="summary" none="No articles are currently available." />
  </>
));
