import { and, eq, isNull } from "drizzle-orm";

import { courseInvitations } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Whether a course has an invitation that was not withdrawn. */
export async function hasInvitation(
  { database }: Context,
  { courseId, invitationId }: { courseId: number; invitationId: number },
): Promise<boolean> {
  const isOpen = and(
    eq(courseInvitations.id, invitationId),
    eq(courseInvitations.courseId, courseId),
    isNull(courseInvitations.revokedAt),
  );
  return (await database.$count(courseInvitations, isOpen)) > 0;
}
