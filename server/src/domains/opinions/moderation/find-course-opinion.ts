import { and, eq } from "drizzle-orm";

import { opinions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { canSeeCourse, type CourseMemory } from "../../courses/index.ts";

/** A published opinion, as staff of its course see it. */
interface CourseOpinion {
  id: number;
  courseId: number;
}

/**
 * A published opinion in a course that this person works on; answers in the workbook are private.
 * @throws `not_found`
 */
export async function findCourseOpinion(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
  opinionId: number,
): Promise<CourseOpinion> {
  const opinion = await locateCourseOpinion(ctx, memory, actor, opinionId);
  if (!opinion) throw notFound();
  return opinion;
}

/** The same; null if there is none for this person. */
export async function locateCourseOpinion(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
  opinionId: number,
): Promise<CourseOpinion | null> {
  const [opinion] = await ctx.database
    .select({ id: opinions.id, sectionId: opinions.sectionId })
    .from(opinions)
    .where(and(eq(opinions.id, opinionId), opinions.published));
  const courseId = opinion && (await memory.locator.locateSection(ctx.database, opinion.sectionId));
  if (!opinion || !courseId || !(await canSeeCourse(ctx, actor, courseId))) return null;
  return { id: opinion.id, courseId };
}
