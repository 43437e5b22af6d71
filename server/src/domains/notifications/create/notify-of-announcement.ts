import type { Context } from "../../../platform/context.ts";
import { findAnnouncementOrigin } from "../../announcements/index.ts";
import { createNotifications } from "./create-notifications.ts";

interface Sent {
  announcementId: number;
  userIds: number[];
}

/** Notifies people of an announcement, each of them once, except for its author. */
export async function notifyOfAnnouncement(
  ctx: Context,
  { announcementId, userIds }: Sent,
): Promise<void> {
  const origin = await findAnnouncementOrigin(ctx, announcementId);
  if (!origin) return;
  const { courseId, authorId } = origin;
  const cause = {
    kind: "announcement" as const,
    bundleKey: `announcement:${announcementId}`,
    announcementId,
    ...(courseId !== null && { courseId }),
  };
  await createNotifications(
    ctx,
    cause,
    userIds.filter((id) => id !== authorId),
  );
}
