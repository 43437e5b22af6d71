import { and, eq, exists, isNull, or, type SQL, sql } from "drizzle-orm";

import { courses, liveClasses, liveHosts } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { forbidden, notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { hasRightIn, staffScope } from "../../courses/index.ts";

export type LiveClass = typeof liveClasses.$inferSelect;

/**
 * A class as staff see it: one of a course they work on, one of the site if they see the whole site,
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

/** Condition on `live_classes` joined with `courses`: those that this staff member sees. */
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

/** Whether a person may plan classes of a course that they see; null for those of the site. */
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
 * Loads a class and locks it until the end of the transaction.
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
