import { sql } from "drizzle-orm";

import { answerMoves, answerTallies, WHOLE_COURSE } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { inCourse } from "./in-course.ts";

/**
 * Copies the counts so far to a course's default group, which contains everyone who has answered: its
 * tallies are the whole course's.
 */
export async function countFirstGroup(
  { database }: Context,
  { courseId, defaultGroupId }: { courseId: number; defaultGroupId: number },
): Promise<void> {
  await database.execute(sql`
    insert into ${answerTallies} (section_id, group_id, option_id, slot, count)
    select section_id, ${defaultGroupId}, option_id, slot, count from ${answerTallies}
    where group_id = ${WHOLE_COURSE} and ${inCourse(courseId)}`);
  await database.execute(sql`
    insert into ${answerMoves} (section_id, group_id, from_option, to_option, slot, count)
    select section_id, ${defaultGroupId}, from_option, to_option, slot, count from ${answerMoves}
    where group_id = ${WHOLE_COURSE} and ${inCourse(courseId)}`);
}
