import { eq, lte } from "drizzle-orm";

import { dataExports } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Deletes copies whose day is over, bytes first. Returns how many. */
export async function deleteExpiredExports({ database, storage, clock }: Context): Promise<number> {
  const expired = await database
    .select({ storageKey: dataExports.storageKey })
    .from(dataExports)
    .where(lte(dataExports.expiresAt, clock.now()));
  for (const { storageKey } of expired) {
    await storage.delete(storageKey);
    await database.delete(dataExports).where(eq(dataExports.storageKey, storageKey));
  }
  return expired.length;
}
