import { and, eq, isNull } from "drizzle-orm";

import { notifications } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** An announcement read on its own screen is no longer new in the bell. */
export async function markAnnouncementRead(
  { database, clock }: Context,
  { userId, announcementId }: { userId: number; announcementId: number },
): Promise<void> {
  await database
    .update(notifications)
    .set({ readAt: clock.now() })
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.announcementId, announcementId),
        isNull(notifications.readAt),
      ),
    );
}
