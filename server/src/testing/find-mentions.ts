import { sql } from "drizzle-orm";

import type { Context } from "../platform/context.ts";

/** The tables of all schemas with a row that contains one of these words, in any column. */
export async function findMentions(
  { database }: Context,
  words: readonly string[],
): Promise<string[]> {
  const { rows: tables } = await database.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema') order by 1`);
  const found: string[] = [];
  const patterns = sql.param(words.map((word) => `%${word}%`));
  for (const { name } of tables) {
    const { rows } = await database.execute<{ one: number }>(sql`
      select 1 as one from ${sql.raw(name)} as row where row::text ilike any(${patterns}::text[]) limit 1`);
    if (rows.length > 0) found.push(name.replace(/^public\./, ""));
  }
  return found;
}
