import type { Context } from "../../../platform/context.ts";
import { forbidden, notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { canSeeCourse, hasRightIn } from "../../courses/index.ts";
import type { AnnouncementDates } from "./announcement-state.ts";

type Scoped = AnnouncementDates & { courseId: number | null };

/** Whether a person may announce to a scope and change its announcements: a course's, or the site's. */
export async function mayChange(
  ctx: Context,
  actor: Actor,
  courseId: number | null,
): Promise<boolean> {
  if (courseId === null) return actor.role === "admin";
  return hasRightIn(ctx, actor, courseId, "manage_students");
}

/** Whether a person moderates comments on a scope's announcements. */
export async function mayModerate(
  ctx: Context,
  actor: Actor,
  courseId: number | null,
): Promise<boolean> {
  if (courseId === null) return actor.role === "admin";
  return hasRightIn(ctx, actor, courseId, "moderate");
}

/**
 * Ensures that a staff member may see an announcement: of one of their courses, or sent to the whole
 * site.
 * @throws `not_found`
 */
export async function requireSeen(ctx: Context, actor: Actor, found: Scoped): Promise<void> {
  const { courseId, visibleFrom } = found;
  const isSeen =
    courseId === null
      ? visibleFrom !== null || (await mayChange(ctx, actor, null))
      : await canSeeCourse(ctx, actor, courseId);
  if (!isSeen) throw notFound();
}

/** @throws `forbidden` */
export async function requireChange(
  ctx: Context,
  actor: Actor,
  courseId: number | null,
): Promise<void> {
  if (!(await mayChange(ctx, actor, courseId))) throw forbidden();
}
