import { type SQL, sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";

interface Copy {
  /** Condition on `sections` that selects the originals. */
  originals: SQL;
  toPageId: number;
  /** Order number of the first copy; the others follow. */
  firstOrder: number;
}

/**
 * Copies living sections with the files they refer to, entirely within the database; returns the
 * copies' ids in the originals' order.
 */
export async function copySections(
  { database }: Context,
  { originals, toPageId, firstOrder }: Copy,
): Promise<number[]> {
  const { rows } = await database.execute<{ id: number }>(sql`
    with original as (
      select id, content, ${firstOrder}::int + row_number() over (order by position) - 1 as place
      from sections where deleted_at is null and ${originals}
    ), copy as (
      insert into sections (page_id, position, content)
      select ${toPageId}::int, place, content from original order by place
      returning id, position
    ), file as (
      insert into section_files (section_id, name, file_id, use, position)
      select copy.id, f.name, f.file_id, f.use, f.position
      from original
      join copy on copy.position = original.place
      join section_files f on f.section_id = original.id
    )
    select id from copy order by position`);
  return rows.map(({ id }) => id);
}
