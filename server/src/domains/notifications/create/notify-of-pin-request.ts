import type { Context } from "../../../platform/context.ts";
import { findAskedOpinion } from "../../opinions/index.ts";
import { createNotifications } from "./create-notifications.ts";

/** Asks an opinion's author for permission to pin it; once, however often staff ask. */
export async function notifyOfPinRequest(
  ctx: Context,
  { opinionId }: { opinionId: number },
): Promise<void> {
  const opinion = await findAskedOpinion(ctx, opinionId);
  if (!opinion?.authorId) return;
  const { authorId, courseId } = opinion;
  const bundleKey = `pin-request:${opinionId}`;
  await createNotifications(ctx, { kind: "pin-request", bundleKey, courseId, opinionId }, [
    authorId,
  ]);
}
