import { and, eq, sum } from "drizzle-orm";

import {
  answerTallies,
  pages,
  PEOPLE_OPTION,
  sections,
  WHOLE_COURSE,
} from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** How many people answered each section of a course; read from the tallies, never from the answers. */
export async function countAnswerers(
  { database }: Context,
  courseId: number,
): Promise<Map<number, number>> {
  const rows = await database
    .select({
      sectionId: answerTallies.sectionId,
      people: sum(answerTallies.count).mapWith(Number),
    })
    .from(answerTallies)
    .innerJoin(sections, eq(sections.id, answerTallies.sectionId))
    .innerJoin(pages, eq(pages.id, sections.pageId))
    .where(
      and(
        eq(pages.courseId, courseId),
        eq(answerTallies.optionId, PEOPLE_OPTION),
        eq(answerTallies.groupId, WHOLE_COURSE),
      ),
    )
    .groupBy(answerTallies.sectionId);
  return new Map(rows.map(({ sectionId, people }) => [sectionId, people ?? 0]));
}
