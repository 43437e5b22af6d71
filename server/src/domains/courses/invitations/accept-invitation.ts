import { eq, sql } from "drizzle-orm";

import { courseInvitations } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { enrolUsers } from "../enrolment/enrol-users.ts";
import { lockGroups } from "../groups/lock-groups.ts";
import { findInvitation, isEnrolled } from "./find-invitation.ts";
import { refuseClosed } from "./invitation-state.ts";

/**
 * Enrols a person in the course of an invitation, and counts them once.
 * @returns the course's id
 * @throws `not_found` when no invitation has the code, `conflict` when it is no longer valid,
 *   unless the person is in the course already
 */
export function acceptInvitation(
  ctx: Context,
  { typed, userId }: { typed: string; userId: number },
): Promise<number> {
  return withTransaction(ctx, async (inner) => {
    const { id, courseId } = (await findInvitation(inner, typed)).invitation;
    await lockGroups(inner, courseId, "share");
    const [invitation] = await inner.database
      .select()
      .from(courseInvitations)
      .where(eq(courseInvitations.id, id))
      .for("update");
    if (await isEnrolled(inner, { userId, courseId })) return courseId;
    if (!invitation) throw new Error("An invitation was deleted.");
    refuseClosed(invitation, ctx.clock.now());
    const groupId = invitation.groupId ?? undefined;
    const people = { courseId, userIds: [userId], groupId, enrolledBy: userId };
    const enrolled = await enrolUsers(inner, people);
    if (enrolled?.length === 1) {
      await inner.database
        .update(courseInvitations)
        .set({ uses: sql`${courseInvitations.uses} + 1` })
        .where(eq(courseInvitations.id, id));
    }
    return courseId;
  });
}
