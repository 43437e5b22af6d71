import { and, eq, not } from "drizzle-orm";

import { articleComments, articleLikes, articles } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Who shared an article, null for a person who is gone, and in which course. */
interface DiscussedArticle {
  authorId: number | null;
  courseId: number;
}

/** The article that a comment is about; null where either is hidden or gone. */
export async function findCommentedArticle(
  { database }: Context,
  commentId: number,
): Promise<DiscussedArticle | null> {
  const [article] = await database
    .select({ authorId: articles.userId, courseId: articles.courseId })
    .from(articleComments)
    .innerJoin(articles, eq(articles.id, articleComments.articleId))
    .where(
      and(eq(articleComments.id, commentId), not(articleComments.hidden), not(articles.hidden)),
    );
  return article ?? null;
}

/** The article, where this person likes it still; null where it is hidden or gone. */
export async function findLikedArticle(
  { database }: Context,
  { userId, articleId }: { userId: number; articleId: number },
): Promise<DiscussedArticle | null> {
  const [article] = await database
    .select({ authorId: articles.userId, courseId: articles.courseId })
    .from(articleLikes)
    .innerJoin(articles, eq(articles.id, articleLikes.articleId))
    .where(
      and(
        eq(articleLikes.userId, userId),
        eq(articleLikes.articleId, articleId),
        not(articles.hidden),
      ),
    );
  return article ?? null;
}
