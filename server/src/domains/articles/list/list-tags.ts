import { sql } from "drizzle-orm";

import { articles, articleTags } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Maximum number of tags in a list. */
const MOST_TAGS = 50;

/**
 * Tags of a course's visible articles, in alphabetical order. Skips from tag to tag in the index (loose
 * index scan), so that the cost depends on the tags, not the articles.
 */
export async function listTags({ database }: Context, courseId: number): Promise<string[]> {
  const next = (after: ReturnType<typeof sql>) => sql`(
    select t.tag from ${articleTags} t where t.course_id = ${courseId} and ${after}
    order by t.tag limit 1)`;
  const { rows } = await database.execute<{ tag: string }>(sql`
    with recursive used as (
      select ${next(sql`true`)} as tag, 1 as number
      union all
      select ${next(sql`t.tag > used.tag`)}, number + 1 from used
      where used.tag is not null and number < ${MOST_TAGS}
    )
    select tag from used where tag is not null and exists (
      select from ${articleTags} t join ${articles} a on a.id = t.article_id
      where t.course_id = ${courseId} and t.tag = used.tag and not a.hidden)`);
  return rows.map(({ tag }) => tag);
}
