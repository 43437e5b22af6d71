import { eq } from "drizzle-orm";

import { files } from "../../database/tables/index.ts";
import { withTransaction } from "../../database/with-transaction.ts";
import type { Context } from "../../platform/context.ts";
import { lockContent } from "./lock-content.ts";

/** Deletes bytes that no row names; those stored again in between stay. */
export async function deleteUnusedBytes(
  ctx: Context,
  storageKeys: readonly string[],
): Promise<void> {
  for (const storageKey of storageKeys) {
    await withTransaction(ctx, async (inner) => {
      await lockContent(inner, storageKey, "exclusive");
      const rows = await inner.database.$count(files, eq(files.storageKey, storageKey));
      if (rows === 0) await inner.storage.delete(storageKey);
    });
  }
}
