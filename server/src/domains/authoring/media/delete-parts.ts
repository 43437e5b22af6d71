import { inArray, type SQL } from "drizzle-orm";

import { mediaUploadParts } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Parts deleted per batch. */
const BATCH = 100;

/** Deletes parts of uploads: the stored bytes first, because their rows are needed to find them. */
export async function deleteParts({ database, storage }: Context, where: SQL): Promise<number> {
  let total = 0;
  for (;;) {
    const parts = await database
      .select({ id: mediaUploadParts.id, storageKey: mediaUploadParts.storageKey })
      .from(mediaUploadParts)
      .where(where)
      .limit(BATCH);
    if (parts.length === 0) return total;
    for (const { storageKey } of parts) await storage.delete(storageKey);
    const ids = parts.map(({ id }) => id);
    await database.delete(mediaUploadParts).where(inArray(mediaUploadParts.id, ids));
    total += parts.length;
  }
}
