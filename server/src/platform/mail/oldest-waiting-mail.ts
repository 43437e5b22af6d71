import { eq, min } from "drizzle-orm";

import { mails } from "../../database/tables/platform-tables.ts";
import type { Context } from "../context.ts";

/** When the longest waiting mail was queued; null if none waits. */
export async function oldestWaitingMail({
  database,
}: Pick<Context, "database">): Promise<Date | null> {
  const [row] = await database
    .select({ queuedAt: min(mails.queuedAt) })
    .from(mails)
    .where(eq(mails.state, "queued"));
  return row?.queuedAt ?? null;
}
