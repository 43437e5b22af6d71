import { and, desc, eq, isNull } from "drizzle-orm";

import { courseInvitations } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { InvitationRow } from "./invitation-state.ts";

/** The invitations to a course that were not withdrawn, newest first. */
export function listInvitations({ database }: Context, courseId: number): Promise<InvitationRow[]> {
  return database
    .select()
    .from(courseInvitations)
    .where(and(eq(courseInvitations.courseId, courseId), isNull(courseInvitations.revokedAt)))
    .orderBy(desc(courseInvitations.id));
}
