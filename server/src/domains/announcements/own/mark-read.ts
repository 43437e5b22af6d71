import { announcementReadings } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { announcementRead } from "../events/announcements-events.ts";

interface Reading {
  userId: number;
  announcementId: number;
}

/** Notes that a person has read an announcement; the first time counts. */
export function markRead(ctx: Context, reading: Reading): Promise<void> {
  return withTransaction(ctx, async (inner) => {
    const noted = await inner.database
      .insert(announcementReadings)
      .values({ ...reading, readAt: inner.clock.now() })
      .onConflictDoNothing()
      .returning({ userId: announcementReadings.userId });
    if (noted.length > 0) await inner.events.emit(inner, announcementRead, reading);
  });
}
