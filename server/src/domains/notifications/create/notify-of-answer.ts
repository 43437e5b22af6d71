import type { Context } from "../../../platform/context.ts";
import { createNotifications } from "./create-notifications.ts";

interface Answered {
  courseId: number;
  userIds: number[];
  at: string;
}

/** Notifies people that their request was declined, or moved to the waiting list. */
export async function notifyOfAnswer(
  ctx: Context,
  { courseId, userIds, at }: Answered,
): Promise<void> {
  const bundleKey = `request-answer:${courseId}:${at}`;
  await createNotifications(ctx, { kind: "request-answer", bundleKey, courseId }, userIds);
}
