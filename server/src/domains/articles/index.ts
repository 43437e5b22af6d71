/** What other domains and the demo may use of articles. */
export { articleCommented } from "./article/articles-events.ts";
export { articlesPersonalData } from "./personal-data/articles-personal-data.ts";
