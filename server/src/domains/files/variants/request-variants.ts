import { and, eq, isNotNull } from "drizzle-orm";

import { files, pictureVariants } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { beginMakingVariants } from "./make-variants.ts";

/** Types that are decoded to make smaller copies; a drawing is sharp at every size as it is. */
const PICTURES: ReadonlySet<string> = new Set([
  "image/png",
  "image/jpeg",
  "image/gif",
  "image/webp",
  "image/avif",
]);

/** Has variants of a picture made, unless it has some; a no-op for other files. */
export async function requestVariants(
  ctx: Context,
  { id: fileId, mediaType, width }: typeof files.$inferSelect,
): Promise<void> {
  if (!PICTURES.has(mediaType) || width === null) return;
  const added = await ctx.database
    .insert(pictureVariants)
    .values({ fileId })
    .onConflictDoNothing()
    .returning({ fileId: pictureVariants.fileId });
  if (added.length > 0) await beginMakingVariants(ctx);
}

/** Has variants of a picture that were deleted from the storage made again. */
export async function replaceLostVariants(ctx: Context, storageKey: string): Promise<void> {
  await withTransaction(ctx, async (inner) => {
    const lost = await inner.database
      .update(pictureVariants)
      .set({ made: null, size: 0, attempts: 0, leasedUntil: null })
      .from(files)
      .where(
        and(
          eq(files.id, pictureVariants.fileId),
          eq(files.storageKey, storageKey),
          isNotNull(pictureVariants.made),
        ),
      )
      .returning({ fileId: pictureVariants.fileId });
    if (lost.length > 0) await beginMakingVariants(inner);
  });
}
