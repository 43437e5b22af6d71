import { and, eq, isNull } from "drizzle-orm";

import { courseInvitations } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, invalid } from "../../../platform/errors/domain-error.ts";
import { parseLocalDate } from "../../../platform/local-date.ts";
import { findTarget, lockGroups } from "../groups/lock-groups.ts";
import { newCode } from "./invitation-code.ts";
import type { InvitationRow } from "./invitation-state.ts";

/** Maximum number of invitations of a course, without withdrawn ones. */
const MOST_INVITATIONS = 50;

interface NewInvitation {
  courseId: number;
  /** The default group if omitted. */
  groupId?: number | undefined;
  /** Local to the site. */
  expiresAt?: string | null | undefined;
  mostUses?: number | null | undefined;
}

/**
 * Creates an invitation code for a course.
 * @throws `invalid` on a date in the past and when the course has no such group, `conflict` when
 *   it has too many invitations
 */
export function createInvitation(
  ctx: Context,
  { courseId, groupId, expiresAt, mostUses = null }: NewInvitation,
): Promise<InvitationRow> {
  const now = ctx.clock.now();
  const expiry = expiresAt ? parseLocalDate(expiresAt, ctx.site.timeZone) : null;
  if (expiry && expiry <= now) {
    throw invalid({ expires_at: ["Choose a date that is still to come."] });
  }
  return withTransaction(ctx, async (inner) => {
    const group = findTarget(await lockGroups(inner, courseId, "share"), groupId);
    const isOpen = and(
      eq(courseInvitations.courseId, courseId),
      isNull(courseInvitations.revokedAt),
    );
    if ((await inner.database.$count(courseInvitations, isOpen)) >= MOST_INVITATIONS) {
      const values = { most: MOST_INVITATIONS };
      throw conflict(
        "too_many_invitations",
        "A course has at most {most} open invitations.",
        values,
      );
    }
    const terms = { expiresAt: expiry, mostUses, createdAt: now };
    for (;;) {
      const [stored] = await inner.database
        .insert(courseInvitations)
        .values({ courseId, groupId: group.id, code: newCode(), ...terms })
        .onConflictDoNothing()
        .returning();
      if (stored) return stored;
    }
  });
}
