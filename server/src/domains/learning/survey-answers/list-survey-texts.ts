import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";
import { takersOf } from "./takers-of.ts";

interface Wanted {
  courseId: number;
  sectionId: number;
  /** Null for everyone. */
  groupId: number | null;
  /** The hash after which the list continues; empty to begin. */
  after: string;
  limit: number;
}

/** A text written in answer to a question of a course's survey. */
export interface SurveyText extends Record<string, unknown> {
  hash: string;
  text: string;
  /** How many people wrote exactly this. */
  people: number;
}

/** Each distinct text once, ordered by hash: a stable order that reveals nothing of the authors. */
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
