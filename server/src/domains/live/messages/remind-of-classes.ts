import { and, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { z } from "zod";

import { liveClasses, liveOccurrences } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { defineJob, everyMinute, type Job } from "../../../platform/jobs/job.ts";
import { emit } from "../../../platform/outbox/outbox.ts";
import { listInvited } from "../access/list-invited.ts";
import { liveClassNear } from "./live-events.ts";

const MINUTE = 60_000;
/** Milliseconds before the start. */
const SOON = 15 * MINUTE;
const DAY = 24 * 60 * MINUTE;
/** People per job. */
const BATCH = 500;

const batch = z.object({
  classId: z.int(),
  occurrenceId: z.int(),
  when: z.enum(["day", "soon"]),
  startsAt: z.string(),
  /** Id of the last person of the previous batch. */
  after: z.int(),
});
type Batch = z.infer<typeof batch>;

/** Reminds one batch of a class's people, and leaves the rest to the next job. */
export const remindBatchJob: Job<Context, Batch> = defineJob({
  name: "live.remind",
  payload: batch,
  run: remindBatch,
});

/** Starts the reminders that are due by now. */
export const remindOfClassesJob = defineJob<Context>({
  name: "live.remind-of-classes",
  schedule: everyMinute,
  run: remindOfClasses,
});

/**
 * Starts the reminders of classes a day and a quarter of an hour before they begin. If a class is
 * planned or moved at shorter notice, its announcement takes the place of the first reminder.
 */
export function remindOfClasses(ctx: Context): Promise<void> {
  return withTransaction(ctx, async (inner) => {
    const now = inner.clock.now();
    const later = (duration: number) => new Date(now.getTime() + duration);
    await remind(inner, {
      when: "day",
      after: later(SOON),
      until: later(DAY),
      column: liveOccurrences.dayRemindedAt,
    });
    await remind(inner, {
      when: "soon",
      after: now,
      until: later(SOON),
      column: liveOccurrences.remindedAt,
    });
  });
}

interface Due {
  when: Batch["when"];
  /** Dates that start after this, and no later than `until`. */
  after: Date;
  until: Date;
  /** Records that the reminder was started. */
  column: typeof liveOccurrences.remindedAt;
}

async function remind(ctx: Context, { when, after, until, column }: Due): Promise<void> {
  const due = await ctx.database
    .select({
      id: liveOccurrences.id,
      classId: liveOccurrences.classId,
      startsAt: liveOccurrences.startsAt,
    })
    .from(liveOccurrences)
    .innerJoin(liveClasses, eq(liveClasses.id, liveOccurrences.classId))
    .where(
      and(
        gt(liveOccurrences.startsAt, after),
        lte(liveOccurrences.startsAt, until),
        isNull(liveOccurrences.cancelledAt),
        isNull(liveClasses.cancelledAt),
        isNull(column),
      ),
    )
    .orderBy(liveOccurrences.id)
    .for("update", { of: liveOccurrences, skipLocked: true });
  for (const { id, classId, startsAt } of due) {
    await ctx.database
      .update(liveOccurrences)
      .set({ [when === "day" ? "dayRemindedAt" : "remindedAt"]: ctx.clock.now() })
      .where(sql`${liveOccurrences.id} = ${id}`);
    const reminder = { classId, occurrenceId: id, when, startsAt: startsAt.toISOString() };
    await enqueueJob(ctx, remindBatchJob, { ...reminder, after: 0 });
  }
}

function remindBatch(ctx: Context, { after, ...reminder }: Batch): Promise<void> {
  return withTransaction(ctx, async (inner) => {
    const { classId, occurrenceId, startsAt } = reminder;
    if (!(await isStillThen(inner, occurrenceId, startsAt))) return;
    const userIds = await listInvited(inner, { classId, after, limit: BATCH });
    const last = userIds.at(-1);
    if (last === undefined) return;
    await emit(inner, liveClassNear, { ...reminder, userIds });
    if (userIds.length === BATCH)
      await enqueueJob(inner, remindBatchJob, { ...reminder, after: last });
  });
}

/** Whether a date was neither moved nor cancelled, and has not begun. */
async function isStillThen(
  { database, clock }: Context,
  occurrenceId: number,
  startsAt: string,
): Promise<boolean> {
  const [date] = await database
    .select({ startsAt: liveOccurrences.startsAt, cancelledAt: liveOccurrences.cancelledAt })
    .from(liveOccurrences)
    .where(eq(liveOccurrences.id, occurrenceId));
  return (
    date?.cancelledAt === null &&
    date.startsAt.toISOString() === startsAt &&
    date.startsAt > clock.now()
  );
}
