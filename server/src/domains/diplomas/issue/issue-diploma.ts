import { eq } from "drizzle-orm";

import {
  type DiplomaFacts,
  diplomas,
  diplomaVersions,
  users,
} from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { type CourseContent, loadCourseContent } from "../../courses/index.ts";
import { type CourseResult, findCourseResult } from "../../learning/index.ts";
import { defaultDesign } from "./default-design.ts";
import { newDiplomaNumber } from "./diploma-number.ts";
import { isGoodEnough } from "./is-good-enough.ts";
import { makeDocumentJob } from "./make-document.ts";

/**
 * Gives a person the diploma of a course that they have finished, once, however often it is called;
 * a job makes the document. Nothing happens where the course gives none or asks for a better result.
 */
export async function issueDiploma(
  ctx: Context,
  { userId, courseId }: { userId: number; courseId: number },
): Promise<void> {
  const course = await loadCourseContent(ctx.database, courseId);
  if (!course?.hasDiploma) return;
  const result = await findCourseResult(ctx, course, userId);
  if (!result?.finishedAt) return;
  const facts = await gatherFacts(
    ctx,
    course,
    { ...result, finishedAt: result.finishedAt },
    userId,
  );
  if (!facts || !isGoodEnough(facts)) return;
  await withTransaction(ctx, async (inner) => {
    const now = inner.clock.now();
    const [issued] = await inner.database
      .insert(diplomas)
      .values({ number: newDiplomaNumber(), userId, courseId, issuedAt: now })
      .onConflictDoNothing({ target: [diplomas.userId, diplomas.courseId] })
      .returning({ id: diplomas.id, version: diplomas.version });
    if (!issued) return;
    const { id: diplomaId, version } = issued;
    await inner.database
      .insert(diplomaVersions)
      .values({ diplomaId, version, facts, createdAt: now });
    await enqueueJob(inner, makeDocumentJob, { diplomaId, version });
  });
}

async function gatherFacts(
  { database, site }: Context,
  course: CourseContent,
  result: CourseResult & { finishedAt: Date },
  userId: number,
): Promise<DiplomaFacts | null> {
  const [person] = await database
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  if (!person) return null;
  return {
    name: `${person.firstName} ${person.lastName}`.trim(),
    courseTitle: course.title,
    siteName: site.name,
    accent: site.shades.light.accent,
    locale: course.language,
    timeZone: site.timeZone,
    enrolledAt: result.enrolledAt.toISOString(),
    finishedAt: result.finishedAt.toISOString(),
    modules: course.modules.length,
    pages: course.pages.length,
    sections: course.pages.reduce((sum, page) => sum + page.sections.length, 0),
    quiz: result.quiz,
    design: defaultDesign(course.language),
  };
}
