import { sql } from "drizzle-orm";
import { z } from "zod";

import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { defineJob, type Job } from "../../../platform/jobs/job.ts";
import { emit } from "../../../platform/outbox/outbox.ts";
import { isAsked } from "../audience/is-asked.ts";
import { surveyAnnounced } from "./surveys-events.ts";

/** People per job. */
const BATCH = 500;

const batch = z.object({
  surveyId: z.int(),
  isReminder: z.boolean(),
  /** Cursor: the last person of the previous batch. */
  after: z.int(),
});
type Batch = z.infer<typeof batch>;

/** Announces a survey to a batch of people who have not answered; the next job does the rest. */
export const announceSurveyJob: Job<Context, Batch> = defineJob({
  name: "surveys.announce",
  payload: batch,
  run: announceBatch,
});

function announceBatch(ctx: Context, { surveyId, isReminder, after }: Batch): Promise<void> {
  return withTransaction(ctx, async (inner) => {
    const now = sql`${inner.clock.now().toISOString()}::timestamptz`;
    const { rows } = await inner.database.execute<{ id: number }>(sql`
      select u.id
      from surveys s
      join users u on ${isAsked}
      where s.id = ${surveyId} and u.id > ${after}
        and s.published_at is not null and (s.closes_at is null or s.closes_at > ${now})
        and not exists (
          select from survey_participations p where p.survey_id = s.id and p.user_id = u.id)
      order by u.id
      limit ${BATCH}`);
    const last = rows.at(-1);
    if (!last) return;
    const userIds = rows.map(({ id }) => id);
    await emit(inner, surveyAnnounced, { surveyId, userIds, isReminder });
    if (rows.length < BATCH) return;
    await enqueueJob(inner, announceSurveyJob, { surveyId, isReminder, after: last.id });
  });
}
