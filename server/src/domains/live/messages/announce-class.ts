import { z } from "zod";

import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { defineJob, type Job } from "../../../platform/jobs/job.ts";
import { emit } from "../../../platform/outbox/outbox.ts";
import { listInvited } from "../access/list-invited.ts";
import { liveClassAnnounced } from "./live-events.ts";

/** People per job. */
const BATCH = 500;

const batch = z.object({
  classId: z.int(),
  occurrenceId: z.int().nullable(),
  change: z.enum(["planned", "changed", "cancelled"]),
  version: z.int(),
  /** Id of the last person of the previous batch. */
  after: z.int(),
});
type Batch = z.infer<typeof batch>;

/** Announces a change of a class to one batch of its people, and leaves the rest to the next job. */
export const announceClassJob: Job<Context, Batch> = defineJob({
  name: "live.announce-class",
  payload: batch,
  run: announceBatch,
});

/** Announces a change to all people of a class once the caller's transaction is committed. */
export function announceClass(ctx: Context, change: Omit<Batch, "after">): Promise<void> {
  return enqueueJob(ctx, announceClassJob, { ...change, after: 0 });
}

function announceBatch(ctx: Context, { after, ...change }: Batch): Promise<void> {
  return withTransaction(ctx, async (inner) => {
    const { classId } = change;
    const userIds = await listInvited(inner, { classId, after, limit: BATCH });
    const last = userIds.at(-1);
    if (last === undefined) return;
    await emit(inner, liveClassAnnounced, { ...change, userIds });
    if (userIds.length === BATCH)
      await enqueueJob(inner, announceClassJob, { ...change, after: last });
  });
}
