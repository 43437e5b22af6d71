import { eq } from "drizzle-orm";

import { mediaUploadParts, mediaUploads } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { deleteParts } from "./delete-parts.ts";

/** Deletes an upload and its parts; a file already made from it stays with its page. */
export async function discardUpload(
  ctx: Context,
  { uploadId }: { uploadId: string },
): Promise<void> {
  await deleteParts(ctx, eq(mediaUploadParts.uploadId, uploadId));
  await ctx.database.delete(mediaUploads).where(eq(mediaUploads.id, uploadId));
}
