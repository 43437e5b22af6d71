import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import { takersOf } from "./takers-of.ts";

interface Wanted {
  courseId: number;
  sectionId: number;
  /** Null for everybody. */
  groupId: number | null;
  /** The hash behind which the list goes on; empty begins. */
  after: string;
  limit: number;
}

/** A text that was written to a question of a course's survey. */
export interface SurveyText extends Record<string, unknown> {
  hash: string;
  text: string;
  /** How many wrote just this. */
  people: number;
}

/** Each text once, by the hash of the texts: an order that stays and says nothing of their authors. */
export async function listSurveyTexts(
  { database }: Context,
  { courseId, sectionId, groupId, after, limit }: Wanted,
): Promise<SurveyText[]> {
  const { rows } = await database.execute<SurveyText>(sql`
    select md5(a.text) as hash, a.text, count(*)::int as people
    from ${takersOf(courseId)} taker
    join answers a on a.user_id = taker.user_id and a.section_id = ${sectionId}
    where a.text is not null and md5(a.text) > ${after}
      and ${groupId === null ? sql`true` : sql`taker.group_id = ${groupId}`}
    group by a.text
    order by md5(a.text)
    limit ${limit}`);
  return rows;
}
