import type { Context } from "../../../platform/context.ts";
import { createNotifications } from "./create-notifications.ts";

/** Notifies a person, at their request, that recall questions are waiting; once per round. */
export async function notifyOfRecall(
  ctx: Context,
  { userId, courseId, number }: { userId: number; courseId: number; number: number },
): Promise<void> {
  const bundleKey = `recall:${courseId}:${number}`;
  await createNotifications(ctx, { kind: "recall", bundleKey, courseId }, [userId]);
}
