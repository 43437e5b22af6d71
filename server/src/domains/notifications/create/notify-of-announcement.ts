import { eq } from "drizzle-orm";

import { announcements } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { createNotifications } from "./create-notifications.ts";

interface Sent {
  announcementId: number;
  userIds: number[];
}

/** Tells people of an announcement, each of them once; its author knows of it. */
export async function notifyOfAnnouncement(
  ctx: Context,
  { announcementId, userIds }: Sent,
): Promise<void> {
  const [announcement] = await ctx.database
    .select({ courseId: announcements.courseId, authorId: announcements.authorId })
    .from(announcements)
    .where(eq(announcements.id, announcementId));
  if (!announcement) return;
  const { courseId, authorId } = announcement;
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
