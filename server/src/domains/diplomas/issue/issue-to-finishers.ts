import { and, eq, gt, isNull } from "drizzle-orm";
import { z } from "zod";

import { diplomaIssuings, enrolments } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { defineJob, type Job } from "../../../platform/jobs/job.ts";
import { loadCourseContent } from "../../courses/index.ts";
import { findCourseDesign } from "../designs/find-design.ts";
import { issueDiplomaOf } from "./issue-diploma.ts";
import { isWithoutDiploma } from "./without-diploma.ts";

/** People per transaction, so that a killed worker repeats little. */
const BATCH = 25;

const payload = z.object({
  courseId: z.int(),
  run: z.int(),
  /** Id of the last person of the previous batch; 0 for the first batch. */
  after: z.int(),
  /** People in the previous batches: a repeated job finds that there are more, and does nothing. */
  checked: z.int(),
});
type Payload = z.infer<typeof payload>;

/** Issues a course's diplomas to a batch of those who finished it and have none, then to the next. */
export const issueToFinishersJob: Job<Context, Payload> = defineJob<Context, Payload>({
  name: "diplomas.issue-to-finishers",
  payload,
  run: issueToFinishers,
});

async function issueToFinishers(
  ctx: Context,
  { courseId, run, after, checked: before }: Payload,
): Promise<void> {
  await withTransaction(ctx, async (inner) => {
    const isThis = and(
      eq(diplomaIssuings.courseId, courseId),
      eq(diplomaIssuings.run, run),
      eq(diplomaIssuings.checked, before),
      isNull(diplomaIssuings.endedAt),
    );
    const [current] = await inner.database
      .select()
      .from(diplomaIssuings)
      .where(isThis)
      .for("update");
    if (!current) return;
    const people = await inner.database
      .select({ userId: enrolments.userId })
      .from(enrolments)
      .where(and(isWithoutDiploma(inner, courseId), gt(enrolments.userId, after)))
      .orderBy(enrolments.userId)
      .limit(BATCH);
    const course = await loadCourseContent(inner.database, courseId);
    const checked = before + people.length;
    const isOver = people.length < BATCH || !course?.hasDiploma;
    if (course?.hasDiploma) {
      const { design } = await findCourseDesign(inner, course);
      for (const { userId } of people) await issueDiplomaOf(inner, { course, design, userId });
    }
    await inner.database
      .update(diplomaIssuings)
      .set({
        checked,
        ...(isOver && { endedAt: inner.clock.now() }),
      })
      .where(isThis);
    const last = people.at(-1);
    if (!isOver && last) {
      await enqueueJob(inner, issueToFinishersJob, {
        courseId,
        run,
        after: last.userId,
        checked,
      });
    }
  });
}
