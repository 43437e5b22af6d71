import { and, eq, sum } from "drizzle-orm";

import { answerTallies, sections, WHOLE_COURSE } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** How many people chose each option on a page, by section; `PEOPLE_OPTION` counts the people. */
export async function countPageAnswers(
  { database }: Context,
  pageId: number,
): Promise<ReadonlyMap<number, ReadonlyMap<number, number>>> {
  const rows = await database
    .select({
      sectionId: answerTallies.sectionId,
      optionId: answerTallies.optionId,
      count: sum(answerTallies.count).mapWith(Number),
    })
    .from(answerTallies)
    .innerJoin(sections, eq(sections.id, answerTallies.sectionId))
    .where(and(eq(sections.pageId, pageId), eq(answerTallies.groupId, WHOLE_COURSE)))
    .groupBy(answerTallies.sectionId, answerTallies.optionId);
  const bySection = Map.groupBy(rows, ({ sectionId }) => sectionId);
  return new Map(
    [...bySection].map(([id, counts]) => [
      id,
      new Map(counts.map(({ optionId, count }) => [optionId, count ?? 0])),
    ]),
  );
}
