import { lte } from "drizzle-orm";

import { mails } from "../../database/tables/platform-tables.ts";
import type { Context } from "../context.ts";
import { batchOf, deleteInBatches } from "../jobs/delete-in-batches.ts";

/** Milliseconds for which mails are kept after they were sent or given up. */
const KEPT = 90 * 86_400_000;

/** Deletes mails that were sent or given up long ago. Returns how many. */
export function deleteOldMails({ database, clock }: Context): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT);
  return deleteInBatches(() =>
    database.delete(mails).where(batchOf([mails.id], lte(mails.endedAt, before))),
  );
}
