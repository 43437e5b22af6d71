/** What other domains and the demo may use of articles. */
export { articleDiscussion } from "./article/article-discussion.ts";
export { articleCommented, articleLiked } from "./article/articles-events.ts";
export { findCommentedArticle, findLikedArticle } from "./article/find-discussed-article.ts";
export { articleCommentsView, articleLikesView, articlesView } from "./sql-views.ts";
export { shareArticle } from "./article/share-article.ts";
export { articlesPersonalData } from "./personal-data/articles-personal-data.ts";
export { changeSettings as changeArticleSettings } from "./settings/change-settings.ts";
