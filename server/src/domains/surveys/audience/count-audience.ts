import type { SurveyAudience } from "@paso/contract";
import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import { isAsked } from "./is-asked.ts";

/** Size of an audience. */
export async function countAudience(
  { database }: Context,
  { roles, course_ids, group_ids }: SurveyAudience,
): Promise<number> {
  const { rows } = await database.execute<{ people: number }>(sql`
    select count(*)::int as people
    from users u, (
      select ${sql.param(roles)}::text[] as roles, ${sql.param(course_ids)}::int[] as course_ids,
        ${sql.param(group_ids)}::int[] as group_ids) s
    where ${isAsked}`);
  return rows[0]?.people ?? 0;
}

/** Audience size of each of these surveys. */
export async function countAskedBy(
  { database }: Context,
  surveyIds: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await database.execute<{ id: number; people: number }>(sql`
    select s.id, asked.people
    from surveys s
    cross join lateral (select count(*)::int as people from users u where ${isAsked}) asked
    where s.id = any(${sql.param([...surveyIds])}::int[])`);
  return new Map(rows.map(({ id, people }) => [id, people]));
}
