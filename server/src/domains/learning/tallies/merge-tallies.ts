import { sql } from "drizzle-orm";

import { answerMoves, answerTallies } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { inCourse } from "./in-course.ts";

interface Merge {
  courseId: number;
  from: number;
  into: number;
  /** Whether a single group remains, which is not counted separately. */
  isLast: boolean;
}

/** Adds a group's counts to those of the group that it is merged into. */
export async function mergeTallies(
  { database }: Context,
  { courseId, from, into, isLast }: Merge,
): Promise<void> {
  if (!isLast) {
    await database.execute(sql`
      insert into ${answerTallies} as kept (section_id, group_id, option_id, slot, count)
      select section_id, ${into}, option_id, slot, count from ${answerTallies}
      where group_id = ${from} and ${inCourse(courseId)}
      on conflict (section_id, group_id, option_id, slot)
        do update set count = kept.count + excluded.count`);
    await database.execute(sql`
      insert into ${answerMoves} as kept
        (section_id, group_id, from_option, to_option, slot, count)
      select section_id, ${into}, from_option, to_option, slot, count from ${answerMoves}
      where group_id = ${from} and ${inCourse(courseId)}
      on conflict (section_id, group_id, from_option, to_option, slot)
        do update set count = kept.count + excluded.count`);
  }
  const gone = isLast ? [from, into] : [from];
  for (const table of [answerTallies, answerMoves]) {
    await database.execute(sql`
      delete from ${table} where group_id = any(${sql.param(gone)}::int[]) and ${inCourse(courseId)}`);
  }
}
