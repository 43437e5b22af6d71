import type { Context } from "../../../platform/context.ts";
import { createNotifications } from "./create-notifications.ts";

interface Answered {
  courseId: number;
  userIds: number[];
  at: string;
}

/** Tells people that their request was declined, or that they wait for a seat now. */
export async function notifyOfAnswer(
  ctx: Context,
  { courseId, userIds, at }: Answered,
): Promise<void> {
  const bundleKey = `request-answer:${courseId}:${at}`;
  await createNotifications(ctx, { kind: "request-answer", bundleKey, courseId }, userIds);
}
