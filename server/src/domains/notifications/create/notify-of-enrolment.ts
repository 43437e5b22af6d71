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
 * Tells people that somebody else enrolled them in a course, or that what they asked for has come; of
 * each course once, and of each request.
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
