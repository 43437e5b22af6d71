import { and, eq, sql } from "drizzle-orm";

import {
  answers,
  answerTallies,
  enrolments,
  pageFinishes,
  PEOPLE_OPTION,
  progress,
} from "../../database/tables/index.ts";
import type { Context } from "../../platform/context.ts";
import type { ContentSection } from "../courses/index.ts";
import type { CommittedAnswer } from "./find-standing.ts";

interface Place {
  userId: number;
  pageId: number;
  section: ContentSection;
}

/** Slots a tally is spread over, so that a class answering at once does not queue on one row. */
export const TALLY_SLOTS = 8;

/** Stores an answer, counts it, and leaves the section showing its result. */
export async function commitAnswer(
  ctx: Context,
  { userId, pageId, section }: Place,
  answer: CommittedAnswer,
): Promise<void> {
  const now = ctx.clock.now();
  const { content, id: sectionId } = section;
  const published = content.type === "textarea" && !content.workbookOnly;
  await ctx.database
    .insert(answers)
    .values({ userId, sectionId, ...answer, published, createdAt: now });
  await ctx.database
    .insert(progress)
    .values({ userId, pageId, sectionId, status: "show_something", updatedAt: now });
  const slot = userId % TALLY_SLOTS;
  const counted = [PEOPLE_OPTION, ...("optionIds" in answer ? answer.optionIds : [])];
  await ctx.database
    .insert(answerTallies)
    .values(counted.map((optionId) => ({ sectionId, optionId, slot, count: 1 })))
    .onConflictDoUpdate({
      target: [answerTallies.sectionId, answerTallies.optionId, answerTallies.slot],
      set: { count: sql`${answerTallies.count} + 1` },
    });
}

/** Marks a section as finished. */
export async function finishSection(
  ctx: Context,
  { userId, pageId, section }: Place,
): Promise<void> {
  const updatedAt = ctx.clock.now();
  await ctx.database
    .insert(progress)
    .values({ userId, pageId, sectionId: section.id, status: "finished", updatedAt })
    .onConflictDoUpdate({
      target: [progress.userId, progress.pageId, progress.sectionId],
      set: { status: "finished", updatedAt },
    });
}

/** Records that a page is finished, for good. */
export async function finishPage(
  ctx: Context,
  place: { userId: number; courseId: number; pageId: number },
): Promise<void> {
  await ctx.database
    .insert(pageFinishes)
    .values({ ...place, finishedAt: ctx.clock.now() })
    .onConflictDoNothing();
}

/** Records that a course is finished, for good. */
export async function finishCourse(
  ctx: Context,
  place: { userId: number; courseId: number },
): Promise<void> {
  await ctx.database
    .update(enrolments)
    .set({ finishedAt: ctx.clock.now() })
    .where(and(eq(enrolments.userId, place.userId), eq(enrolments.courseId, place.courseId)));
}
