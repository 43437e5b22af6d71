import { eq } from "drizzle-orm";

import { announcements } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { notifyReadersJob } from "./notify-readers.ts";

/** Starts jobs that notify the audience of a visible announcement, in the caller's transaction. */
export async function beginNotifying(ctx: Context, announcementId: number): Promise<void> {
  await ctx.database
    .update(announcements)
    .set({ notifiedAt: ctx.clock.now() })
    .where(eq(announcements.id, announcementId));
  await enqueueJob(ctx, notifyReadersJob, { announcementId });
}
