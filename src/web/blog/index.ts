export { type Article, tagsOf, taggedWith } from "./article.ts";
export { ArticleList } from "./article-list.tsx";
export { ArticleView } from "./article-view.tsx";
export { articles, bodyOf } from "./articles.tsx";
export { longDate } from "./dates.ts";
export { slugify } from "./slugify.ts";
