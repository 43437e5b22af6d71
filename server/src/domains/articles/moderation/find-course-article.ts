import { and, eq } from "drizzle-orm";

import { articles } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { findCourse } from "../../courses/index.ts";

/**
 * An article in a course that this person works on, hidden or not.
 * @throws `not_found`
 */
export async function findCourseArticle(
  ctx: Context,
  actor: Actor,
  { courseId, articleId }: { courseId: number; articleId: number },
): Promise<{ id: number; courseId: number; text: string }> {
  const course = await findCourse(ctx, actor, courseId);
  const [article] = await ctx.database
    .select({ id: articles.id, courseId: articles.courseId, text: articles.text })
    .from(articles)
    .where(and(eq(articles.id, articleId), eq(articles.courseId, course.id)));
  if (!article) throw notFound();
  return article;
}
