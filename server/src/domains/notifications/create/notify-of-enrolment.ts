import type { Context } from "../../../platform/context.ts";
import { createNotifications } from "./create-notifications.ts";

interface Enrolled {
  courseId: number;
  userIds: number[];
  enrolledBy: number | null;
}

/** Tells people that somebody else enrolled them in a course; of each course once. */
export async function notifyOfEnrolment(ctx: Context, enrolled: Enrolled): Promise<void> {
  const { courseId, userIds, enrolledBy } = enrolled;
  const cause = { kind: "enrolment" as const, bundleKey: `enrolment:${courseId}`, courseId };
  await createNotifications(
    ctx,
    cause,
    userIds.filter((id) => id !== enrolledBy),
  );
}
