import { and, eq } from "drizzle-orm";

import { enrolments, type KeptWay, pageFinishes } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { LockedWish } from "./intervention.ts";

/** The recorded end of a page; null while the student has not finished it. */
export async function findFinish(
  { database }: Context,
  { userId, course, page, pageProgress }: LockedWish,
): Promise<KeptWay["finish"]> {
  const [row] = await database
    .select()
    .from(pageFinishes)
    .where(
      and(
        eq(pageFinishes.userId, userId),
        eq(pageFinishes.courseId, course.id),
        eq(pageFinishes.pageId, page.id),
      ),
    );
  if (!row) return null;
  const finished = page.sections.filter(
    ({ id }) => pageProgress.steps.get(id)?.status === "finished",
  );
  return {
    finishedAt: row.finishedAt.toISOString(),
    excused: row.excused,
    sectionIds: finished.map(({ id }) => id),
  };
}

/** How many pages a person still has to take in a course that they have finished. */
export async function findMissedPages(
  { database }: Context,
  { userId, courseId }: { userId: number; courseId: number },
): Promise<number> {
  const [row] = await database
    .select({ missedPages: enrolments.missedPages })
    .from(enrolments)
    .where(and(eq(enrolments.userId, userId), eq(enrolments.courseId, courseId)));
  return row?.missedPages ?? 0;
}
