import type { Context } from "../../../platform/context.ts";
import { createNotifications } from "./create-notifications.ts";

/** Tells a person that their diploma is ready, once. */
export async function notifyOfDiploma(
  ctx: Context,
  { userId, courseId }: { userId: number; courseId: number },
): Promise<void> {
  const cause = { kind: "diploma" as const, bundleKey: `diploma:${courseId}`, courseId };
  await createNotifications(ctx, cause, [userId]);
}
