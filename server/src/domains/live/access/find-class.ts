import { and, eq, exists, isNull, or, type SQL, sql } from "drizzle-orm";

import { courses, liveClasses, liveHosts } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { forbidden, notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { hasRightIn, staffScope } from "../../courses/index.ts";

export type LiveClass = typeof liveClasses.$inferSelect;

/**
 * A class as staff see it: that of a course they work on, of the site for those who see all of it,
 * or one that they host.
 * @throws `not_found`
 */
export async function findPlannedClass(
  ctx: Context,
  actor: Actor,
  classId: number,
): Promise<LiveClass> {
  const [found] = await ctx.database
    .select({ live: liveClasses })
    .from(liveClasses)
    .leftJoin(courses, eq(courses.id, liveClasses.courseId))
    .where(and(eq(liveClasses.id, classId), plannedFor(ctx, actor)));
  if (!found) throw notFound();
  return found.live;
}

/** Condition on `live_classes` joined with `courses` that keeps those which a person of the staff sees. */
function plannedFor(ctx: Context, actor: Actor): SQL | undefined {
  const isLiving = isNull(courses.deletedAt);
  if (actor.role === "admin" || actor.role === "viewer") return isLiving;
  const isHost = exists(
    ctx.database
      .select({ classId: liveHosts.classId })
      .from(liveHosts)
      .where(and(eq(liveHosts.classId, liveClasses.id), eq(liveHosts.userId, actor.id))),
  );
  const isOfCourse = and(sql`${liveClasses.courseId} is not null`, staffScope(ctx, actor));
  return and(isLiving, or(isOfCourse, isHost));
}

/** Whether a person plans classes of a course that they see, or of the site where it is null. */
export async function mayPlan(
  ctx: Context,
  actor: Actor,
  courseId: number | null,
): Promise<boolean> {
  if (courseId === null) return actor.role === "admin";
  return hasRightIn(ctx, actor, courseId, "manage_students");
}

/** @throws `forbidden` */
export async function requirePlanner(
  ctx: Context,
  actor: Actor,
  courseId: number | null,
): Promise<void> {
  if (!(await mayPlan(ctx, actor, courseId))) throw forbidden();
}

/**
 * The class, which no one else changes until the transaction ends.
 * @throws `not_found`
 */
export async function lockClass({ database }: Context, classId: number): Promise<LiveClass> {
  const [live] = await database
    .select()
    .from(liveClasses)
    .where(eq(liveClasses.id, classId))
    .for("update");
  if (!live) throw notFound();
  return live;
}
