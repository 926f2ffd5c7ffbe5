export { type Article, taggedWith, tagsOf } from "./article.ts";
export { ArticleList } from "./article-list.tsx";
export { ArticleNotFound, ArticleView } from "./article-view.tsx";
export { articles, bodyOf } from "./articles.tsx";
export { TagFilter } from "./tag-filter.tsx";
export { TagView, tagName } from "./tag-view.tsx";
