import { and, eq } from "drizzle-orm";

import { articlePreviews, articles, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { forbidden, notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { findCourse } from "../../courses/index.ts";
import { seesPost } from "../../discussion/index.ts";
import { isItsPreview } from "../preview/current-preview.ts";
import { articleColumns } from "./article-columns.ts";

export type FoundArticle = Awaited<ReturnType<typeof findArticle>>;

/**
 * An article of a course, if this person may see it.
 * @throws `not_found` if they may not see it
 */
export async function findArticle(
  ctx: Context,
  actor: Actor,
  { courseId, articleId }: { courseId: number; articleId: number },
) {
  const course = await findCourse(ctx, actor, courseId);
  const [article] = await ctx.database
    .select({
      ...articleColumns,
      id: articles.id,
      userId: articles.userId,
      text: articles.text,
      hidden: articles.hidden,
      likes: articles.likes,
      comments: articles.comments,
      editedAt: articles.editedAt,
      previewFailedAt: articles.previewFailedAt,
    })
    .from(articles)
    .leftJoin(users, eq(users.id, articles.userId))
    .leftJoin(articlePreviews, isItsPreview)
    .where(and(eq(articles.id, articleId), eq(articles.courseId, course.id)));
  if (!article || !seesPost(actor, { ...article, published: true })) throw notFound();
  return { ...article, courseTitle: course.title };
}

/**
 * An article for those who may react to it; viewers are read-only.
 * @throws `not_found` if they may not see it, `forbidden` for viewers
 */
export async function findArticleToReact(
  ctx: Context,
  actor: Actor,
  path: Parameters<typeof findArticle>[2],
): Promise<FoundArticle> {
  const article = await findArticle(ctx, actor, path);
  if (actor.role === "viewer") throw forbidden();
  return article;
}

/**
 * A person's own article.
 * @throws `not_found` if they may not see it, `forbidden` if it is another's
 */
export async function findOwnArticle(
  ctx: Context,
  actor: Actor,
  path: Parameters<typeof findArticle>[2],
): Promise<FoundArticle> {
  const article = await findArticle(ctx, actor, path);
  if (article.userId !== actor.id) throw forbidden();
  return article;
}
