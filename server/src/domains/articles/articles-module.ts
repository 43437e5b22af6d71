import type { FastifyInstance } from "fastify";

import type { NeedSource } from "../courses/index.ts";
import { articlesPart } from "./areas/articles-part.ts";
import { articleCommentRoutes } from "./article-comment-routes.ts";
import { articleRoutes } from "./article-routes.ts";
import { articlesPolicy } from "./articles-policy.ts";
import { articleListRoutes } from "./list/article-list-routes.ts";
import { articleModerationRoutes } from "./moderation/article-moderation-routes.ts";
import { findReportedArticles } from "./needs/find-reported-articles.ts";

/** What the application serves of this domain. */
export const articlesModule = {
  policy: articlesPolicy,
  areas: [articlesPart],
  needs: [findReportedArticles] satisfies NeedSource[],
  routes(app: FastifyInstance): void {
    articleListRoutes(app);
    articleRoutes(app);
    articleCommentRoutes(app);
    articleModerationRoutes(app);
  },
};
