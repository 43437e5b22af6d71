import { and, eq, isNull } from "drizzle-orm";

import { courseInvitations } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Withdraws an invitation; people who joined with it stay. */
export async function revokeInvitation(
  ctx: Context,
  { courseId, invitationId }: { courseId: number; invitationId: number },
): Promise<void> {
  await ctx.database
    .update(courseInvitations)
    .set({ revokedAt: ctx.clock.now() })
    .where(
      and(
        eq(courseInvitations.id, invitationId),
        eq(courseInvitations.courseId, courseId),
        isNull(courseInvitations.revokedAt),
      ),
    );
}
