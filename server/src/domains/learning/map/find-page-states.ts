import { and, eq } from "drizzle-orm";

import { pageFinishes } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { CourseMemory } from "../../courses/index.ts";
import { isCourseDone, isMissed } from "../progression/progression.ts";
import { findCourseProgress } from "./find-course-progress.ts";
import { isReadable } from "./readable-sections.ts";

type PageState = "locked" | "open" | "finished" | "excused" | "closed";

/** How far one student is, page by page. */
export interface PageStates {
  states: ReadonlyMap<number, PageState>;
  courseFinished: boolean;
  /** Whether the course would be finished if this page were. */
  wouldFinish(pageId: number): boolean;
}

/** The current state of a course's lessons for one student; null if they do not take it. */
export async function findPageStates(
  ctx: Context,
  memory: CourseMemory,
  { userId, courseId }: { userId: number; courseId: number },
): Promise<PageStates | null> {
  const [progress] = await findCourseProgress(ctx, memory, { id: userId }, courseId);
  if (!progress) return null;
  const rows = await ctx.database
    .select({ pageId: pageFinishes.pageId })
    .from(pageFinishes)
    .where(
      and(
        eq(pageFinishes.userId, userId),
        eq(pageFinishes.courseId, courseId),
        pageFinishes.excused,
      ),
    );
  const excused = new Set(rows.map(({ pageId }) => pageId));
  const now = ctx.clock.now();
  const { course, finishedPages, courseFinished } = progress;
  const stateOf = (page: (typeof course.pages)[number]): PageState => {
    if (excused.has(page.id)) return "excused";
    if (finishedPages.has(page.id)) return "finished";
    if (isMissed(course, page, progress, now)) return "closed";
    return isReadable(page, progress, now) ? "open" : "locked";
  };
  return {
    states: new Map(course.pages.map((page) => [page.id, stateOf(page)])),
    courseFinished,
    wouldFinish: (pageId) =>
      !courseFinished &&
      isCourseDone(course, { finishedPages: new Set(finishedPages).add(pageId) }, now),
  };
}
