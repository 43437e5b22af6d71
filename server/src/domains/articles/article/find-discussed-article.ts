import { and, eq, not } from "drizzle-orm";

import { articleComments, articleLikes, articles } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** An article's author, null if erased, and course. */
interface DiscussedArticle {
  authorId: number | null;
  courseId: number;
}

/** The article a comment is about; null if either is hidden or gone. */
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

/** The article, if this person still likes it; null if it is hidden or gone. */
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
