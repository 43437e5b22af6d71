import { sql } from "drizzle-orm";

import {
  articleComments,
  articleDecisions,
  articleLikes,
  articleReports,
  articles,
} from "../../../database/tables/index.ts";
import { emit } from "../../../platform/outbox/outbox.ts";
import { defineDiscussion } from "../../discussion/index.ts";
import { articleCommented, articleLiked } from "./articles-events.ts";

/** Articles as posts that people of the course comment on, like and report. */
export const articleDiscussion = defineDiscussion({
  posts: articles,
  likes: articleLikes,
  comments: articleComments,
  decisions: articleDecisions,
  reports: articleReports,
  postId: "article_id",
  courseOf: (postId) =>
    sql`(select ${articles.courseId} from ${articles} where ${articles.id} = ${postId})`,
  ownLike: { code: "own_article", message: "You cannot like your own article." },
  onLike: (ctx, { userId, postId }) => emit(ctx, articleLiked, { userId, articleId: postId }),
  onComment: (ctx, { userId, postId, commentId }) =>
    emit(ctx, articleCommented, { userId, articleId: postId, commentId }),
});
