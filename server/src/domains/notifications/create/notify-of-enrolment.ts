import type { Context } from "../../../platform/context.ts";
import { createNotifications } from "./create-notifications.ts";

interface Enrolled {
  courseId: number;
  userIds: number[];
  enrolledBy: number | null;
  askedAt?: string | undefined;
  isAnnounced?: boolean | undefined;
}

/**
 * Notifies people that somebody else enrolled them in a course, or that their request was granted; once
 * per course and per request.
 */
export async function notifyOfEnrolment(ctx: Context, enrolled: Enrolled): Promise<void> {
  const { courseId, userIds, enrolledBy, askedAt, isAnnounced } = enrolled;
  if (isAnnounced) return;
  const bundleKey = ["enrolment", courseId, ...(askedAt ? [askedAt] : [])].join(":");
  const cause = { kind: "enrolment" as const, bundleKey, courseId };
  await createNotifications(
    ctx,
    cause,
    userIds.filter((id) => id !== enrolledBy),
  );
}
