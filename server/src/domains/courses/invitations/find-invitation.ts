import { and, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";

import {
  courseInvitations,
  courses,
  courseStaff,
  enrolments,
  groups,
  users,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { readCode } from "./invitation-code.ts";
import { type InvitationRow, refuseClosed } from "./invitation-state.ts";

interface FoundInvitation {
  invitation: InvitationRow;
  courseTitle: string;
}

/**
 * The invitation with a typed code.
 * @throws `not_found` when there is none
 */
export async function findInvitation(
  { database }: Context,
  typed: string,
): Promise<FoundInvitation> {
  const [found] = await database
    .select({ invitation: courseInvitations, courseTitle: courses.title })
    .from(courseInvitations)
    .innerJoin(courses, eq(courses.id, courseInvitations.courseId))
    .where(and(eq(courseInvitations.code, readCode(typed)), isNull(courses.deletedAt)));
  if (!found) throw notFound("No course has this code. Check it letter by letter.");
  return found;
}

/**
 * The invitation with a typed code, if it is still valid.
 * @throws `not_found`, `conflict`
 */
export async function findOpenInvitation(ctx: Context, typed: string): Promise<InvitationRow> {
  const { invitation } = await findInvitation(ctx, typed);
  refuseClosed(invitation, ctx.clock.now());
  return invitation;
}

/**
 * The preview shown before a person joins.
 * @throws `not_found` when no invitation has the code, `conflict` when it is no longer valid,
 *   unless the person is in the course already
 */
export async function readInvitation(
  ctx: Context,
  { typed, userId }: { typed: string; userId: number },
) {
  const { invitation, courseTitle } = await findInvitation(ctx, typed);
  const { courseId, groupId } = invitation;
  const isHere = await isEnrolled(ctx, { userId, courseId });
  if (!isHere) refuseClosed(invitation, ctx.clock.now());
  return {
    course: { id: courseId, title: courseTitle },
    staff: await listTeachers(ctx, courseId),
    group: groupId === null ? "" : await findGroupName(ctx, groupId),
    is_here: isHere,
  };
}

/** Whether a person takes a course. */
export async function isEnrolled(
  { database }: Context,
  { userId, courseId }: { userId: number; courseId: number },
): Promise<boolean> {
  const isTheirs = and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId));
  return (await database.$count(enrolments, isTheirs)) > 0;
}

async function findGroupName({ database }: Context, groupId: number): Promise<string> {
  const [group] = await database
    .select({ name: groups.name })
    .from(groups)
    .where(eq(groups.id, groupId));
  return group?.name ?? "";
}

async function listTeachers({ database }: Context, courseId: number): Promise<string[]> {
  const rows = await database
    .select({ name: sql<string>`concat_ws(' ', ${users.firstName}, ${users.lastName})` })
    .from(courseStaff)
    .innerJoin(users, eq(users.id, courseStaff.userId))
    .where(
      and(
        eq(courseStaff.courseId, courseId),
        inArray(courseStaff.role, ["owner", "teacher"]),
        // Who has not accepted yet may have a part of their address for a name.
        or(isNotNull(users.lastSeenAt), isNull(users.invitedAt)),
      ),
    )
    .orderBy(courseStaff.role, users.lastName, users.id);
  return rows.map(({ name }) => name);
}
