import { sql } from "drizzle-orm";

import type { Context } from "../../platform/context.ts";

/** Bytes of all stored files and copies of pictures, each content counted once. */
export async function countStoredBytes({ database }: Pick<Context, "database">): Promise<number> {
  const { rows } = await database.execute<{ bytes: number }>(sql`
    select ((select coalesce(sum(size), 0) from files)
      + (select coalesce(sum(size), 0) from picture_variants))::float8 as bytes`);
  return rows[0]?.bytes ?? 0;
}
