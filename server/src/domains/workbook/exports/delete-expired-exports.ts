import { eq, lte } from "drizzle-orm";

import { workbookExports } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Deletes files whose week is over, bytes first. Returns how many. */
export async function deleteExpiredExports({ database, storage, clock }: Context): Promise<number> {
  const expired = await database
    .select({ storageKey: workbookExports.storageKey })
    .from(workbookExports)
    .where(lte(workbookExports.expiresAt, clock.now()));
  for (const { storageKey } of expired) {
    await storage.delete(storageKey);
    await database.delete(workbookExports).where(eq(workbookExports.storageKey, storageKey));
  }
  return expired.length;
}
