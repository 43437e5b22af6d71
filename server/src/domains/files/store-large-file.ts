import { createHash } from "node:crypto";

import { files } from "../../database/tables/index.ts";
import { withTransaction } from "../../database/with-transaction.ts";
import type { Context } from "../../platform/context.ts";
import { lockContent } from "./content/lock-content.ts";
import type { StoredFile } from "./store-file.ts";

/**
 * Stores bytes that are too many for memory, keyed by their SHA-256 like all others. They are read
 * twice: for their key, and to be stored.
 * @param open opens them at the beginning each time
 */
export async function storeLargeFile(
  ctx: Context,
  open: () => AsyncIterable<Uint8Array> | Promise<AsyncIterable<Uint8Array>>,
  mediaType: string,
): Promise<StoredFile> {
  const hash = createHash("sha256");
  let size = 0;
  for await (const chunk of await open()) {
    hash.update(chunk);
    size += chunk.length;
  }
  const storageKey = hash.digest("hex");
  await ctx.storage.put(storageKey, await open());
  return withTransaction(ctx, async (inner) => {
    await lockContent(inner, storageKey, "shared");
    // May have been deleted as unused just before we got the lock.
    if (!(await inner.storage.has(storageKey))) await inner.storage.put(storageKey, await open());
    const createdAt = inner.clock.now();
    const [stored] = await inner.database
      .insert(files)
      .values({ storageKey, size, mediaType, createdAt })
      .onConflictDoUpdate({ target: files.storageKey, set: { createdAt } })
      .returning();
    if (!stored) throw new Error(`No row for the file ${storageKey}`);
    return stored;
  });
}
