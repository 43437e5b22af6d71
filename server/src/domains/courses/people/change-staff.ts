import type { StaffRole } from "@paso/contract";
import { and, eq } from "drizzle-orm";

import { courseStaff } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, invalid, notFound } from "../../../platform/errors/domain-error.ts";
import { findUserByEmail } from "../../accounts/index.ts";
import { mayAuthor } from "../access/course-policy.ts";

/**
 * Lets a person work on a course.
 * @returns their id
 * @throws `invalid` on an address without an account, or of one that works on no courses;
 *   `conflict` where they have a role already
 */
export async function addStaff(
  ctx: Context,
  { courseId, email, role }: { courseId: number; email: string; role: StaffRole },
): Promise<number> {
  const user = await findUserByEmail(ctx, email);
  if (!user) throw invalid({ email: ["This address has no account yet."] });
  if (!mayAuthor(user)) {
    throw invalid({ email: ["Only instructors and administrators can work on a course."] });
  }
  const added = await ctx.database
    .insert(courseStaff)
    .values({ userId: user.id, courseId, role })
    .onConflictDoNothing()
    .returning({ id: courseStaff.userId });
  if (added.length === 0)
    throw conflict("staff_already", "This person works on the course already.");
  return user.id;
}

interface Change {
  courseId: number;
  userId: number;
  /** Null takes the person off the course. */
  role: StaffRole | null;
}

/**
 * Changes what somebody does in a course, or takes them off it.
 * @throws `not_found` where they have no role in it, `conflict` where no owner would be left
 */
export function changeStaff(ctx: Context, { courseId, userId, role }: Change): Promise<void> {
  return withTransaction(ctx, async ({ database }) => {
    // All of them, so that two owners who leave at once wait for each other.
    const staff = await database
      .select()
      .from(courseStaff)
      .where(eq(courseStaff.courseId, courseId))
      .orderBy(courseStaff.userId)
      .for("update");
    const member = staff.find((row) => row.userId === userId);
    if (!member) throw notFound();
    const othersLead = staff.some((row) => row.role === "owner" && row.userId !== userId);
    if (member.role === "owner" && role !== "owner" && !othersLead) {
      throw conflict("last_owner", "A course keeps at least one person who leads it.");
    }
    const isMember = and(eq(courseStaff.courseId, courseId), eq(courseStaff.userId, userId));
    await (role === null
      ? database.delete(courseStaff).where(isMember)
      : database.update(courseStaff).set({ role }).where(isMember));
  });
}
