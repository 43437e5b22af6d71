import type { StaffRole } from "@paso/contract";

import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { findCourseTitle } from "../access/find-course.ts";

interface StaffChange {
  courseId: number;
  userId: number;
  actorId: number;
  /** Null for somebody who had no role in the course. */
  before: StaffRole | null;
  /** Null for somebody who was removed. */
  after: StaffRole | null;
}

/** Records in the audit log what a person may do in a course now, in the transaction that changes it. */
export async function recordStaffChange(
  ctx: Context,
  { courseId, userId, actorId, before, after }: StaffChange,
): Promise<void> {
  const course = await findCourseTitle(ctx, courseId);
  await recordAudit(ctx, {
    action: "course.staff_changed",
    actorId,
    subjectId: userId,
    about: { course },
    before: { course_role: before },
    after: { course_role: after },
  });
}
