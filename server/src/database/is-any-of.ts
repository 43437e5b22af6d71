import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";

/** Whether a column has one of these ids: a single parameter, while `inArray` takes one for each id. */
export function isAnyOf(column: AnyPgColumn | SQL, ids: Iterable<number>): SQL {
  return sql`${column} = any(${sql.param([...ids])}::int[])`;
}
