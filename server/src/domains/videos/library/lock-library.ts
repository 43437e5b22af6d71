import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";

/**
 * Serialises changes of a library until the end of the transaction, to enforce its limit and avoid
 * duplicates.
 */
export async function lockLibrary({ database }: Context, courseId: number | null): Promise<void> {
  await database.execute(
    sql`select pg_advisory_xact_lock(hashtext('library_videos'), ${courseId ?? 0})`,
  );
}
