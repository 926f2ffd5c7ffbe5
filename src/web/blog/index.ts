export { type Article, type Tag, tagsOf } from "./article.ts";
export { ArticleList } from "./article-list.tsx";
export { ArticleNotFound, ArticleView } from "./article-view.tsx";
export { articlesIn, bodyOf } from "./articles.tsx";
export { TagFilter } from "./tag-filter.tsx";
export { TagView } from "./tag-view.tsx";
