import { asc, eq, isNull } from "drizzle-orm";

import { webhooks } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { forbidden, notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { findCourse, requireRight } from "../../courses/index.ts";

export type StoredWebhook = typeof webhooks.$inferSelect;

/**
 * Ensures that a person may see and change the webhooks of a course, or of the site (null).
 * @throws `not_found` for a course they may not see; `forbidden`
 */
export async function requireOwner(
  ctx: Context,
  actor: Actor,
  courseId: number | null,
): Promise<void> {
  if (courseId === null) {
    if (actor.role !== "admin") throw forbidden();
    return;
  }
  await findCourse(ctx, actor, courseId);
  await requireRight(ctx, actor, courseId, "manage_staff");
}

/** @throws `not_found` if it is not this person's; `forbidden` in a course they see */
export async function findWebhook(
  ctx: Context,
  actor: Actor,
  webhookId: number,
): Promise<StoredWebhook> {
  const [found] = await ctx.database.select().from(webhooks).where(eq(webhooks.id, webhookId));
  if (!found || (found.courseId === null && actor.role !== "admin")) throw notFound();
  await requireOwner(ctx, actor, found.courseId);
  return found;
}

/** The webhooks of a course, or of the site (null), oldest first. */
export function listWebhooks(
  { database }: Context,
  courseId: number | null,
): Promise<StoredWebhook[]> {
  return database.select().from(webhooks).where(isOf(courseId)).orderBy(asc(webhooks.id));
}

/** A condition over webhooks: of this course, or of the site (null). */
export function isOf(courseId: number | null) {
  return courseId === null ? isNull(webhooks.courseId) : eq(webhooks.courseId, courseId);
}
