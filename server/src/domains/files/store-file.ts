import { createHash } from "node:crypto";

import { files } from "../../database/tables/index.ts";
import { withTransaction } from "../../database/with-transaction.ts";
import type { Context } from "../../platform/context.ts";
import { cleanDrawing } from "./clean-drawing.ts";
import { lockContent } from "./content/lock-content.ts";
import { decodeXml } from "./read-xml-root.ts";
import { recogniseFile } from "./recognise-file.ts";
import { requestVariants } from "./variants/request-variants.ts";

/** A stored file's own row: its id, storage key, size, media type and, for images, pixels. */
export type StoredFile = typeof files.$inferSelect;

interface StoreOptions {
  /** Whether pages show it: if so, smaller copies of a picture are made asynchronously. */
  isShown?: boolean;
}

/**
 * Stores bytes once, keyed by their SHA-256. They are durable before the row that refers to them
 * exists. A file that no other row refers to within a day is deleted.
 */
export async function storeFile(
  ctx: Context,
  given: Uint8Array,
  { isShown = false }: StoreOptions = {},
): Promise<StoredFile> {
  const { bytes, recognised } = await withoutActiveContent(given);
  const storageKey = createHash("sha256").update(bytes).digest("hex");
  await ctx.storage.put(storageKey, bytes);
  return withTransaction(ctx, async (inner) => {
    await lockContent(inner, storageKey, "shared");
    // May have been deleted as unused just before we got the lock.
    if (!(await inner.storage.has(storageKey))) await inner.storage.put(storageKey, bytes);
    const createdAt = inner.clock.now();
    const [stored] = await inner.database
      .insert(files)
      .values({ storageKey, size: bytes.length, ...recognised, createdAt })
      .onConflictDoUpdate({ target: files.storageKey, set: { createdAt } })
      .returning();
    if (!stored) throw new Error(`No row for the file ${storageKey}`);
    if (isShown) await requestVariants(inner, stored);
    return stored;
  });
}

/** Browsers run scripts in a drawing that is opened directly, so only its shapes are kept. */
async function withoutActiveContent(given: Uint8Array) {
  const recognised = await recogniseFile(given);
  if (recognised.mediaType !== "image/svg+xml") return { bytes: given, recognised };
  const bytes = Buffer.from(cleanDrawing(decodeXml(given) ?? "").text);
  return { bytes, recognised: await recogniseFile(bytes) };
}
