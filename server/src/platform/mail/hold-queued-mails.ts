import { eq } from "drizzle-orm";

import type { Database } from "../../database/connection.ts";
import { mails } from "../../database/tables/platform-tables.ts";

/**
 * Takes all waiting mails out of the queue, for an administrator to decide whether to send them. Returns
 * how many.
 * @param reason shown to administrators next to each
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
