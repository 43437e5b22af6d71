import type { Role } from "@paso/contract";

import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { findCourseTitle } from "../access/find-course.ts";

interface Invited {
  userIds: readonly number[];
  /** The role that their accounts have. */
  role: Role;
  /** The course that they were invited to. */
  courseId: number;
  actorId: number;
}

/** Records in the audit log that staff of a course made accounts, in the transaction that makes them. */
export async function recordInvited(
  ctx: Context,
  { userIds, role, courseId, actorId }: Invited,
): Promise<void> {
  const course = await findCourseTitle(ctx, courseId);
  const about = { course };
  await Promise.all(
    userIds.map((subjectId) =>
      recordAudit(ctx, {
        action: "person.created",
        actorId,
        subjectId,
        about,
        after: { role, invited: true },
      }),
    ),
  );
}
