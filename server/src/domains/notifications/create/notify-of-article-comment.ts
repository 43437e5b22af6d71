import { and, eq, isNotNull, not } from "drizzle-orm";

import { articleComments, articles } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { createNotifications } from "./create-notifications.ts";

interface Commented {
  userId: number;
  articleId: number;
  commentId: number;
}

/** Notifies an article's author of another person's comment. */
export async function notifyOfArticleComment(
  ctx: Context,
  { userId, articleId, commentId }: Commented,
): Promise<void> {
  const [article] = await ctx.database
    .select({ authorId: articles.userId, courseId: articles.courseId })
    .from(articleComments)
    .innerJoin(articles, eq(articles.id, articleComments.articleId))
    .where(
      and(
        eq(articleComments.id, commentId),
        eq(articles.id, articleId),
        not(articleComments.hidden),
        not(articles.hidden),
        isNotNull(articles.userId),
      ),
    );
  // Deleted or hidden in the meantime, or their own.
  if (!article?.authorId || article.authorId === userId) return;
  const about = { courseId: article.courseId, articleCommentId: commentId };
  const cause = { kind: "article-comment" as const, bundleKey: `article-comment:${commentId}` };
  await createNotifications(ctx, { ...cause, ...about }, [article.authorId]);
}
