import type { StaffRole } from "@paso/contract";
import { and, eq } from "drizzle-orm";
import { z } from "zod";

import { courseStaff } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, invalid, notFound } from "../../../platform/errors/domain-error.ts";
import { createUsers, findUserByEmail } from "../../accounts/index.ts";
import { mayAuthor } from "../access/course-policy.ts";
import { endUnusedInvitations, invitePeople } from "./invite-people.ts";
import { limitInvitations } from "./limit-invitations.ts";
import { mayInvite } from "./may-invite.ts";
import { nameOfInvited } from "./name-of-invited.ts";
import { recordInvited } from "./record-invited.ts";
import { recordStaffChange } from "./record-staff-change.ts";

interface NewStaff {
  courseId: number;
  email: string;
  role: StaffRole;
  /** Name of a person without an account; empty if unknown. */
  name: string;
  addedBy: number;
}

/**
 * Lets a person work on a course. A person without an account gets one as an instructor and an
 * invitation by mail, if the site lets teachers invite staff.
 * @returns their id, and whether they were invited
 * @throws `invalid` on an address whose account cannot work on courses, or without one that may be
 *   invited; `conflict` when they already have a role
 */
export async function addStaff(
  ctx: Context,
  { courseId, email, role, name, addedBy }: NewStaff,
): Promise<{ id: number; invited: boolean }> {
  const user = await findUserByEmail(ctx, email);
  if (!user) return inviteStaff(ctx, { courseId, email, role, name, addedBy });
  if (!mayAuthor(user)) {
    throw invalid({ email: ["Only instructors and administrators can work on a course."] });
  }
  const { id: userId } = user;
  return withTransaction(ctx, async (inner) => {
    const added = await inner.database
      .insert(courseStaff)
      .values({ userId, courseId, role })
      .onConflictDoNothing()
      .returning({ id: courseStaff.userId });
    if (added.length === 0)
      throw conflict("staff_already", "This person works on the course already.");
    const change = { courseId, userId, actorId: addedBy, before: null, after: role };
    await recordStaffChange(inner, change);
    return { id: userId, invited: false };
  });
}

async function inviteStaff(
  ctx: Context,
  { courseId, email, role, name, addedBy }: NewStaff,
): Promise<{ id: number; invited: boolean }> {
  if (!mayInvite(ctx.site, "staff")) throw invalid({ email: ["This address has no account yet."] });
  if (!z.email().safeParse(email).success) throw invalid({ email: ["This is not an address."] });
  await limitInvitations(ctx, addedBy);
  return withTransaction(ctx, async (inner) => {
    const account = { email, ...nameOfInvited({ name, email }), locale: null };
    const created = await createUsers(inner, [{ ...account, role: "instructor" }]);
    const [userId] = created.values();
    if (userId === undefined) throw conflict("account_new", "This address just got an account.");
    await inner.database.insert(courseStaff).values({ userId, courseId, role });
    const userIds = [userId];
    await recordInvited(inner, { userIds, role: "instructor", courseId, actorId: addedBy });
    const change = { courseId, userId, actorId: addedBy, before: null, after: role };
    await recordStaffChange(inner, change);
    await invitePeople(inner, { courseId, userIds, invitedBy: addedBy, asStaff: true });
    return { id: userId, invited: true };
  });
}

interface Change {
  courseId: number;
  userId: number;
  /** Null removes the person from the course. */
  role: StaffRole | null;
  changedBy: number;
}

/**
 * Changes a person's role in a course, or removes them from it.
 * @throws `not_found` when they have no role in it, `conflict` when no owner would be left
 */
export function changeStaff(
  ctx: Context,
  { courseId, userId, role, changedBy }: Change,
): Promise<void> {
  return withTransaction(ctx, async (inner) => {
    const { database } = inner;
    // Locks all of them, so that two owners cannot leave at the same time.
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
    const change = { courseId, userId, actorId: changedBy, before: member.role, after: role };
    await recordStaffChange(inner, change);
    if (role === null) await endUnusedInvitations(inner, [userId]);
  });
}
