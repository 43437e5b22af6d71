import { and, eq, isNotNull } from "drizzle-orm";

import { answers } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { canSeeCourse, type CourseMemory } from "../../courses/index.ts";

/**
 * A published opinion in a course that this person works on; the workbook's answers are nobody
 * else's.
 * @throws `not_found`
 */
export async function findCourseOpinion(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
  opinionId: number,
): Promise<{ id: number }> {
  const [opinion] = await ctx.database
    .select({ id: answers.id, sectionId: answers.sectionId })
    .from(answers)
    .where(and(eq(answers.id, opinionId), eq(answers.published, true), isNotNull(answers.text)));
  const courseId = opinion && (await memory.locator.locateSection(ctx.database, opinion.sectionId));
  if (!opinion || !courseId || !(await canSeeCourse(ctx, actor, courseId))) throw notFound();
  return opinion;
}
