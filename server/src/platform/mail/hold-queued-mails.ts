import { eq } from "drizzle-orm";

import type { Database } from "../../database/connection.ts";
import { mails } from "../../database/tables/platform-tables.ts";

/** Begins the response of a held mail, which is no mail server's. */
const RESTORED_TO = "restored to ";

/**
 * Takes all waiting mails out of the queue of a restored database, for an administrator to decide whether to
 * send them: they may have been sent before. Returns how many.
 * @param restoredTo the moment whose state was restored
 */
export async function holdQueuedMails(
  { database }: { database: Database },
  restoredTo: Date,
  now: Date,
): Promise<number> {
  const held = await database
    .update(mails)
    .set({ state: "failed", response: RESTORED_TO + restoredTo.toISOString(), endedAt: now })
    .where(eq(mails.state, "queued"));
  return held.rowCount ?? 0;
}

/** The moment whose state was restored, if a mail with this response has been held since; else null. */
export function readHeld(response: string | null): Date | null {
  return response?.startsWith(RESTORED_TO) ? new Date(response.slice(RESTORED_TO.length)) : null;
}
