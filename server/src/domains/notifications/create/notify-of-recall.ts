import type { Context } from "../../../platform/context.ts";
import { createNotifications } from "./create-notifications.ts";

/** Tells a person that questions of a course wait for them, as they wanted; once each time. */
export async function notifyOfRecall(
  ctx: Context,
  { userId, courseId, number }: { userId: number; courseId: number; number: number },
): Promise<void> {
  const bundleKey = `recall:${courseId}:${number}`;
  await createNotifications(ctx, { kind: "recall", bundleKey, courseId }, [userId]);
}
