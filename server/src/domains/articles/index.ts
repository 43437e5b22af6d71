/** What other domains and the demo may use of articles. */
export { articleCommented } from "./article/articles-events.ts";
export { shareArticle } from "./article/share-article.ts";
export { articlesPersonalData } from "./personal-data/articles-personal-data.ts";
export { changeSettings as changeArticleSettings } from "./settings/change-settings.ts";
