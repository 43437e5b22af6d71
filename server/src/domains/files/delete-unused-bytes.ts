import { eq } from "drizzle-orm";

import { files } from "../../database/tables/index.ts";
import { withTransaction } from "../../database/with-transaction.ts";
import type { Context } from "../../platform/context.ts";
import { lockContent } from "./content/lock-content.ts";
import { variantKeys } from "./variants/variant-key.ts";

/** Deletes bytes that no row refers to, and their variants; those stored again in the meantime stay. */
export async function deleteUnusedBytes(
  ctx: Context,
  storageKeys: readonly string[],
): Promise<void> {
  for (const storageKey of storageKeys) {
    await withTransaction(ctx, async (inner) => {
      await lockContent(inner, storageKey, "exclusive");
      const rows = await inner.database.$count(files, eq(files.storageKey, storageKey));
      if (rows > 0) return;
      for (const key of [storageKey, ...variantKeys(storageKey)]) await inner.storage.delete(key);
    });
  }
}
