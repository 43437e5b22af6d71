import { eq, sql } from "drizzle-orm";

import { announcements } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, invalid } from "../../../platform/errors/domain-error.ts";
import { announcementState } from "../announcement/announcement-state.ts";
import {
  findAnnouncement,
  lockAnnouncement,
  type NamedAnnouncement,
} from "../announcement/find-announcement.ts";
import { beginNotifying } from "../fan-out/begin-notifying.ts";
import { checkSent } from "./check-fields.ts";

interface AnnouncementAction {
  id: number;
  actorId: number;
}

/**
 * Sends a draft: at its date, else immediately. Readers see it from then on; jobs notify them.
 * @throws `conflict` if it is not a draft, `invalid` if it is incomplete
 */
export function sendAnnouncement(
  ctx: Context,
  { id, actorId }: AnnouncementAction,
): Promise<NamedAnnouncement> {
  return withTransaction(ctx, async (inner) => {
    const now = inner.clock.now();
    const draft = await lockAnnouncement(inner, id);
    if (announcementState(draft, now) !== "draft") {
      throw conflict("announcement_sent", "This announcement has been sent already.");
    }
    checkSent(draft, now);
    if (draft.sendAt && draft.sendAt < now) throw invalid({ send_date: ["This date has passed."] });
    await inner.database
      .update(announcements)
      .set({ visibleFrom: draft.sendAt ?? now, version: sql`${announcements.version} + 1` })
      .where(eq(announcements.id, id));
    if (draft.sendAt === null) await beginNotifying(inner, id);
    await recordAudit(inner, {
      action: "announcement.sent",
      actorId,
      after: {
        title: draft.title,
        ...(draft.courseTitle !== null && { course: draft.courseTitle }),
      },
    });
    return findAnnouncement(inner, id);
  });
}

/**
 * Turns a scheduled announcement back into a draft.
 * @throws `conflict` if it is not scheduled
 */
export function unplanAnnouncement(ctx: Context, id: number): Promise<NamedAnnouncement> {
  return withTransaction(ctx, async (inner) => {
    const planned = await lockAnnouncement(inner, id);
    if (announcementState(planned, inner.clock.now()) !== "planned") {
      throw conflict("announcement_not_planned", "This announcement is not waiting to be sent.");
    }
    await inner.database
      .update(announcements)
      .set({ visibleFrom: null, version: sql`${announcements.version} + 1` })
      .where(eq(announcements.id, id));
    return findAnnouncement(inner, id);
  });
}
