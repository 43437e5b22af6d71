import { sql } from "drizzle-orm";

import { surveyQuestionOrigins } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/**
 * Records for each question of a copied survey which one it was copied from, so that their results
 * can be compared. Options added later to either are not the same, whatever their ids; a free
 * text has none.
 * @param pages whose sections have the same order numbers from 1 on
 */
export async function recordOrigins(
  { database }: Context,
  pages: { original: number; copy: number },
): Promise<void> {
  await database.execute(sql`
    insert into ${surveyQuestionOrigins} (section_id, origin_id, shared_below)
    select copy.id, original.id, coalesce((original.content ->> 'nextOptionId')::int, 1)
    from (
      select id, content, row_number() over (order by position) as place from sections
      where page_id = ${pages.original} and deleted_at is null
    ) original
    join sections copy on copy.page_id = ${pages.copy} and copy.position = original.place`);
}
