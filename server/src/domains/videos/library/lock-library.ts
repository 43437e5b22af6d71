import { sql } from "drizzle-orm";

import type { Context } from "../../../platform/context.ts";

/**
 * Lets one change of a library wait for another until the transaction ends, so that its limit holds
 * and no video is in it twice.
 */
export async function lockLibrary({ database }: Context, courseId: number | null): Promise<void> {
  await database.execute(
    sql`select pg_advisory_xact_lock(hashtext('library_videos'), ${courseId ?? 0})`,
  );
}
