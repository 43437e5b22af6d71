import { and, eq, exists, inArray, isNull, not } from "drizzle-orm";

import { courses, courseStaff, enrolments, users } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import { endInvitations, inviteUsers } from "../../accounts/index.ts";
import { mayInvite } from "./may-invite.ts";
import { removeStudents } from "./remove-students.ts";

/** People of one course, and who acts on them. */
interface Chosen {
  courseId: number;
  userIds: readonly number[];
  invitedBy: number;
}

/** Mails people without a password that they can take a course, or work on it. */
export async function invitePeople(
  ctx: Context,
  { courseId, userIds, invitedBy, asStaff }: Chosen & { asStaff: boolean },
): Promise<number[]> {
  const { database } = ctx;
  const [[course], [inviter]] = await Promise.all([
    database
      .select({ title: courses.title, language: courses.language })
      .from(courses)
      .where(eq(courses.id, courseId)),
    database.select().from(users).where(eq(users.id, invitedBy)),
  ]);
  const by = inviter ? `${inviter.firstName} ${inviter.lastName}`.trim() : "";
  return inviteUsers(ctx, userIds, course ? { ...course, asStaff, by } : null);
}

/**
 * Mails a new link to those who have never signed in.
 * @returns the ids of those who got one
 * @throws `conflict` when the site no longer lets teachers invite
 */
export function inviteAgain(
  ctx: Context,
  { asStaff, ...chosen }: Chosen & { asStaff: boolean },
): Promise<number[]> {
  if (!mayInvite(ctx.site, asStaff ? "staff" : "students")) {
    throw conflict("invitations_off", "This site does not let teachers invite people.");
  }
  return withTransaction(ctx, async (inner) => {
    const table = asStaff ? courseStaff : enrolments;
    const here = await inner.database
      .select({ userId: table.userId })
      .from(table)
      .where(and(eq(table.courseId, chosen.courseId), inArray(table.userId, [...chosen.userIds])));
    const userIds = here.map(({ userId }) => userId);
    return invitePeople(inner, { ...chosen, userIds, asStaff });
  });
}

/**
 * Removes students who have never signed in from a course, and revokes their links unless they are
 * in another course, too.
 * @returns the ids of those removed
 */
export function withdrawInvitations(
  ctx: Context,
  { courseId, userIds }: Pick<Chosen, "courseId" | "userIds">,
): Promise<number[]> {
  return withTransaction(ctx, async (inner) => {
    const invited = await inner.database
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.id, [...userIds]), isNull(users.lastSeenAt)));
    const removed = await removeStudents(inner, {
      courseId,
      userIds: invited.map(({ id }) => id),
    });
    await endUnusedInvitations(inner, removed);
    return removed;
  });
}

/** Revokes the links of those people who neither take a course nor work on one. */
export async function endUnusedInvitations(
  ctx: Context,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  const { database } = ctx;
  const isIn = (table: typeof enrolments | typeof courseStaff) =>
    exists(database.select({ id: table.userId }).from(table).where(eq(table.userId, users.id)));
  const unused = await database
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...userIds]), not(isIn(enrolments)), not(isIn(courseStaff))));
  await endInvitations(
    ctx,
    unused.map(({ id }) => id),
  );
}
