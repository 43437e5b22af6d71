import { inArray, lte, sql } from "drizzle-orm";

import { authoringDrafts } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { BATCH, repeatBatches } from "../../../platform/jobs/repeat-batches.ts";

/** How long an untouched draft is kept: a term, in milliseconds. */
const KEPT = 90 * 86_400_000;

/** Deletes drafts not saved for 90 days. Returns how many. */
export function deleteOldDrafts({ database, clock }: Context): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT);
  return repeatBatches(async () => {
    const old = database
      .select({ userId: authoringDrafts.userId, key: authoringDrafts.key })
      .from(authoringDrafts)
      .where(lte(authoringDrafts.savedAt, before))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    const { rowCount } = await database
      .delete(authoringDrafts)
      .where(inArray(sql`(${authoringDrafts.userId}, ${authoringDrafts.key})`, old));
    return rowCount ?? 0;
  });
}
