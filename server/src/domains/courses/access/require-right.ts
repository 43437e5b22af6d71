import type { StaffRole } from "@paso/contract";
import { and, eq } from "drizzle-orm";

import { courseStaff } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { forbidden } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { type CourseRight, hasRight } from "./course-policy.ts";

/** A person's role in a course; null for none. */
export async function findStaffRole(
  { database }: Context,
  { userId, courseId }: { userId: number; courseId: number },
): Promise<StaffRole | null> {
  const [row] = await database
    .select({ role: courseStaff.role })
    .from(courseStaff)
    .where(and(eq(courseStaff.userId, userId), eq(courseStaff.courseId, courseId)));
  return row?.role ?? null;
}

/** A person's rights in a course that they see, by a single read of their role in it. */
export async function findRights(
  ctx: Context,
  actor: Actor,
  courseId: number,
): Promise<(right: CourseRight) => boolean> {
  const roleHere = await findStaffRole(ctx, { userId: actor.id, courseId });
  return (right) => hasRight(actor, roleHere, right);
}

/** Whether a person has a right in a course that they see. */
export async function hasRightIn(
  ctx: Context,
  actor: Actor,
  courseId: number,
  right: CourseRight,
): Promise<boolean> {
  const mayDo = await findRights(ctx, actor, courseId);
  return mayDo(right);
}

/**
 * Requires that a person has a right in a course that they see.
 * @throws `forbidden`
 */
export async function requireRight(
  ctx: Context,
  actor: Actor,
  courseId: number,
  right: CourseRight,
): Promise<void> {
  if (!(await hasRightIn(ctx, actor, courseId, right))) throw forbidden();
}
