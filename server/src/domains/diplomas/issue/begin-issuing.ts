import type { Locale } from "@paso/contract";
import { and, eq, isNull, notExists, sql } from "drizzle-orm";

import { courses, diplomaIssuings, diplomaTemplates } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { issueToFinishersJob } from "./issue-to-finishers.ts";
import { countWithoutDiploma } from "./without-diploma.ts";

/**
 * Starts issuing a course's diplomas to everyone who has finished it and has none, in the caller's
 * transaction. Starts over if that is already under way.
 */
export async function beginIssuing(ctx: Context, courseId: number): Promise<void> {
  const { database } = ctx;
  const [course] = await database
    .select({ hasDiploma: courses.hasDiploma })
    .from(courses)
    .where(and(eq(courses.id, courseId), isNull(courses.deletedAt)));
  if (!course?.hasDiploma) return;
  const { people: total } = await countWithoutDiploma(ctx, courseId);
  if (total === 0) return;
  const start = { total, checked: 0, endedAt: null };
  const [begun] = await database
    .insert(diplomaIssuings)
    .values({ courseId, run: 1, ...start })
    .onConflictDoUpdate({
      target: diplomaIssuings.courseId,
      set: { ...start, run: sql`${diplomaIssuings.run} + 1` },
    })
    .returning({ run: diplomaIssuings.run });
  if (begun)
    await enqueueJob(ctx, issueToFinishersJob, { courseId, run: begun.run, after: 0, checked: 0 });
}

/** The same for all courses in a language that use the site's design. */
export async function beginIssuingOfSite(ctx: Context, language: Locale): Promise<void> {
  const own = ctx.database
    .select({ id: diplomaTemplates.id })
    .from(diplomaTemplates)
    .where(eq(diplomaTemplates.courseId, courses.id));
  const affected = await ctx.database
    .select({ id: courses.id })
    .from(courses)
    .where(and(eq(courses.language, language), eq(courses.hasDiploma, true), notExists(own)))
    .orderBy(courses.id);
  for (const { id } of affected) await beginIssuing(ctx, id);
}
