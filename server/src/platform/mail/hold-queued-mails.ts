import { eq } from "drizzle-orm";

import type { Database } from "../../database/connection.ts";
import { mails } from "../../database/tables/platform-tables.ts";

/**
 * Takes all mails out of the queue that wait, for an administrator to send again or not. Returns how
 * many.
 * @param reason what administrators read beside each
 */
export async function holdQueuedMails(
  { database }: { database: Database },
  reason: string,
  now: Date,
): Promise<number> {
  const held = await database
    .update(mails)
    .set({ state: "failed", response: reason, endedAt: now })
    .where(eq(mails.state, "queued"));
  return held.rowCount ?? 0;
}
