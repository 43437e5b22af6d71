export { ArticleView } from "./article/article-view.tsx";
export { ArticleList } from "./list/article-list.tsx";
export { articleQuery } from "./queries/article-queries.ts";
