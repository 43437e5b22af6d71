import { eq, sql } from "drizzle-orm";
import { z } from "zod";

import { announcements } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { defineJob, type Job } from "../../../platform/jobs/job.ts";
import { emit } from "../../../platform/outbox/outbox.ts";
import { announcementState } from "../announcement/announcement-state.ts";
import { audienceOf } from "../announcement/audience-of.ts";
import { announcementSent } from "../events/announcements-events.ts";

/** People per job. */
const BATCH = 500;

const payload = z.object({ announcementId: z.int() });
type Payload = z.infer<typeof payload>;

/**
 * Notifies a batch of an announcement's audience, and leaves the rest to the next job. The cursor is in
 * the announcement's row, so that a repeated job continues after it.
 */
export const notifyReadersJob: Job<Context, Payload> = defineJob({
  name: "announcements.notify-readers",
  payload,
  run: notifyReaders,
});

function notifyReaders(ctx: Context, { announcementId }: Payload): Promise<void> {
  return withTransaction(ctx, async (inner) => {
    const { database } = inner;
    const [announcement] = await database
      .select()
      .from(announcements)
      .where(eq(announcements.id, announcementId))
      .for("update");
    if (!announcement || announcement.notifiedTo === null) return;
    if (announcementState(announcement, inner.clock.now()) !== "sent") return;
    const { rows } = await database.execute<{ id: number; hasRead: boolean }>(sql`
      select u.id, exists (
        select from announcement_readings r
        where r.user_id = u.id and r.announcement_id = ${announcementId}) as "hasRead"
      from ${audienceOf(announcement)} and u.id > ${announcement.notifiedTo}
      order by u.id limit ${BATCH}`);
    const userIds = rows.filter(({ hasRead }) => !hasRead).map(({ id }) => id);
    if (userIds.length > 0) await emit(inner, announcementSent, { announcementId, userIds });
    const last = rows.length === BATCH ? rows.at(-1) : undefined;
    await database
      .update(announcements)
      .set({ notifiedTo: last?.id ?? null })
      .where(eq(announcements.id, announcementId));
    if (last) await enqueueJob(inner, notifyReadersJob, { announcementId });
  });
}
