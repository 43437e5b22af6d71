import { eq } from "drizzle-orm";

import { announcements } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import { lockAnnouncement } from "../announcement/find-announcement.ts";

/**
 * Deletes a draft.
 * @throws `conflict` for any other
 */
export function deleteAnnouncement(ctx: Context, id: number): Promise<void> {
  return withTransaction(ctx, async (inner) => {
    const { visibleFrom } = await lockAnnouncement(inner, id);
    if (visibleFrom !== null) {
      throw conflict("announcement_sent", "Only drafts can be deleted.");
    }
    await inner.database.delete(announcements).where(eq(announcements.id, id));
  });
}
