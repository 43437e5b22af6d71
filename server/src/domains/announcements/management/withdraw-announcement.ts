import { eq, sql } from "drizzle-orm";

import { announcements } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import { announcementState } from "../announcement/announcement-state.ts";
import {
  findAnnouncement,
  lockAnnouncement,
  type NamedAnnouncement,
} from "../announcement/find-announcement.ts";

interface Withdrawal {
  id: number;
  actorId: number;
  /** Shown to its readers. */
  reason: string;
}

/**
 * Withdraws a sent announcement; pending notifications are not sent.
 * @throws `conflict` if it has not been shown yet, or was already withdrawn
 */
export function withdrawAnnouncement(
  ctx: Context,
  { id, actorId, reason }: Withdrawal,
): Promise<NamedAnnouncement> {
  return withTransaction(ctx, async (inner) => {
    const now = inner.clock.now();
    const sent = await lockAnnouncement(inner, id);
    const state = announcementState(sent, now);
    if (state === "withdrawn") {
      throw conflict("announcement_withdrawn", "This announcement was withdrawn.");
    }
    if (state !== "sent" && state !== "expired") {
      throw conflict("announcement_not_sent", "This announcement has not been sent yet.");
    }
    await inner.database
      .update(announcements)
      .set({
        withdrawnAt: now,
        withdrawnReason: reason,
        endedAt: now,
        version: sql`${announcements.version} + 1`,
      })
      .where(eq(announcements.id, id));
    await recordAudit(inner, {
      action: "announcement.withdrawn",
      actorId,
      after: { title: sent.title, reason },
    });
    return findAnnouncement(inner, id);
  });
}
