import { inArray, lte } from "drizzle-orm";

import { mails } from "../../database/tables/platform-tables.ts";
import type { Context } from "../context.ts";
import { BATCH, repeatBatches } from "../jobs/repeat-batches.ts";

/** Milliseconds for which mails can be looked up after they were sent or given up. */
const KEPT = 90 * 86_400_000;

/** Deletes mails that were sent or given up long ago. Returns how many. */
export function deleteOldMails({ database, clock }: Context): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT);
  return repeatBatches(async () => {
    const old = database
      .select({ id: mails.id })
      .from(mails)
      .where(lte(mails.endedAt, before))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    const { rowCount } = await database.delete(mails).where(inArray(mails.id, old));
    return rowCount ?? 0;
  });
}
