import { sql } from "drizzle-orm";

import { rowBatches } from "../../../database/row-batches.ts";
import { pageFinishes, progress } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import {
  type ContentSection,
  countFinishedPages,
  type CourseContent,
  recordStep,
} from "../../courses/index.ts";
import { finishCourse } from "./finish-course.ts";
import { isCourseDone } from "./progression.ts";

/** A person's finished part of a course. */
interface Taken {
  userId: number;
  course: CourseContent;
  sections: readonly ContentSection[];
  /** When each was finished. */
  takenAt: (section: ContentSection) => Date;
}

/**
 * Marks sections as finished in few statements, with the pages and the course that they complete.
 * The caller enforces the rules of taking a course step by step.
 */
export async function finishSections(
  ctx: Context,
  { userId, course, sections, takenAt }: Taken,
): Promise<void> {
  if (sections.length === 0) return;
  for (const batch of rowBatches(sections)) {
    await ctx.database
      .insert(progress)
      .values(
        batch.map((section) => {
          return {
            userId,
            pageId: section.pageId,
            sectionId: section.id,
            status: "finished" as const,
            updatedAt: takenAt(section),
          };
        }),
      )
      .onConflictDoUpdate({
        target: [progress.userId, progress.pageId, progress.sectionId],
        set: { status: sql`excluded.status` },
      });
  }
  const finished = new Set(sections);
  const pages = [...course.pagesById.values()].filter((page) =>
    page.sections.every((section) => finished.has(section)),
  );
  const recorded: number[] = [];
  for (const batch of rowBatches(pages)) {
    const inserted = await ctx.database
      .insert(pageFinishes)
      .values(
        batch.map(({ id, sections: taken }) => {
          const last = taken.at(-1);
          const finishedAt = last ? takenAt(last) : ctx.clock.now();
          return { userId, courseId: course.id, pageId: id, finishedAt };
        }),
      )
      .onConflictDoNothing()
      .returning({ pageId: pageFinishes.pageId });
    recorded.push(...inserted.map(({ pageId }) => pageId));
  }
  const lessons = recorded.filter((id) => course.pagesById.get(id)?.moduleId !== null);
  await recordStep(ctx, { userId, courseId: course.id });
  await countFinishedPages(ctx, { userId, courseId: course.id, pages: lessons.length });
  const finishedPages = new Set(pages.map(({ id }) => id));
  if (isCourseDone(course, { finishedPages }, null)) {
    await finishCourse(ctx, { userId, courseId: course.id, missedPages: 0 });
  }
}
