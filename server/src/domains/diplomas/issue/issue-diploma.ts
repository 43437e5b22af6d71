import type { DiplomaDesign } from "@paso/contract";
import { and, eq, isNull } from "drizzle-orm";

import {
  courses,
  type DiplomaFacts,
  diplomas,
  diplomaVersions,
  users,
} from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { type CourseContent, courseContentForJob } from "../../courses/index.ts";
import { type CourseResult, findCourseResult } from "../../learning/index.ts";
import { findCourseDesign } from "../designs/find-design.ts";
import { newDiplomaNumber } from "./diploma-number.ts";
import { isGoodEnough, isMissingPages } from "./is-good-enough.ts";
import { makeDocumentJob } from "./make-document.ts";

/**
 * Issues the diploma of a course that a person has finished; idempotent. A job draws the document.
 * Does nothing if the course gives none, or requires more than they achieved.
 */
export async function issueDiploma(
  ctx: Context,
  { userId, courseId }: { userId: number; courseId: number },
): Promise<void> {
  // Most courses give none: the whole course is loaded only if it does.
  const due = await findDue(ctx, userId, courseId);
  if (!due) return;
  const course = await courseContentForJob(ctx.database, courseId, due.version);
  if (!course?.hasDiploma) return;
  const { design } = await findCourseDesign(ctx, course);
  await issueDiplomaOf(ctx, { course, design, userId });
}

/** The course's version, if it gives a diploma that the person does not have. */
async function findDue(
  { database }: Context,
  userId: number,
  courseId: number,
): Promise<{ version: number } | undefined> {
  const [course] = await database
    .select({ version: courses.version })
    .from(courses)
    .leftJoin(diplomas, and(eq(diplomas.courseId, courses.id), eq(diplomas.userId, userId)))
    .where(and(eq(courses.id, courseId), eq(courses.hasDiploma, true), isNull(diplomas.id)));
  return course;
}

/** The same for a loaded course and its design. */
export async function issueDiplomaOf(
  ctx: Context,
  { course, design, userId }: { course: CourseContent; design: DiplomaDesign; userId: number },
): Promise<void> {
  const result = await findCourseResult(ctx, course, userId);
  if (!result?.finishedAt || isMissingPages({ design, result })) return;
  const facts = await gatherFacts(ctx, {
    course,
    design,
    result: { ...result, finishedAt: result.finishedAt },
    userId,
  });
  if (!facts || !isGoodEnough(facts)) return;
  await withTransaction(ctx, async (inner) => {
    const createdAt = inner.clock.now();
    const number = newDiplomaNumber();
    const [issued] = await inner.database
      .insert(diplomas)
      .values({ number, userId, courseId: course.id, issuedAt: createdAt })
      .onConflictDoNothing({ target: [diplomas.userId, diplomas.courseId] })
      .returning({ id: diplomas.id, version: diplomas.version });
    if (!issued) return;
    const { id: diplomaId, version } = issued;
    await inner.database
      .insert(diplomaVersions)
      .values({ diplomaId, version, number, facts, createdAt });
    await enqueueJob(inner, makeDocumentJob, { diplomaId, version });
  });
}

interface Achievement {
  course: CourseContent;
  design: DiplomaDesign;
  result: CourseResult & { finishedAt: Date };
  userId: number;
}

async function gatherFacts(
  { database, site }: Context,
  { course, design, result, userId }: Achievement,
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
    design,
  };
}
