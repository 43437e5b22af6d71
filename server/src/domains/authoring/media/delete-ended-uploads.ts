import { and, inArray, isNull, lte, notInArray, or } from "drizzle-orm";

import { mediaUploadParts, mediaUploads } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { batchOf, deleteInBatches } from "../../../platform/jobs/delete-in-batches.ts";
import { deleteParts } from "./delete-parts.ts";
import { MEDIA_LIMITS } from "./media-limits.ts";

/**
 * Deletes uploads without progress for two days, those that ended a day ago, and parts that no
 * upload needs any more. Returns the number of uploads.
 */
export async function deleteEndedUploads(ctx: Context): Promise<number> {
  const { database, clock } = ctx;
  const before = (age: number) => new Date(clock.now().getTime() - age);
  const ended = inArray(mediaUploads.state, ["ready", "refused"]);
  const deleted = await deleteInBatches(() =>
    database
      .delete(mediaUploads)
      .where(
        batchOf(
          [mediaUploads.id],
          or(
            and(ended, lte(mediaUploads.activeAt, before(MEDIA_LIMITS.ended))),
            lte(mediaUploads.activeAt, before(MEDIA_LIMITS.waits)),
          ),
        ),
      ),
  );
  const needed = database
    .select({ id: mediaUploads.id })
    .from(mediaUploads)
    .where(inArray(mediaUploads.state, ["receiving", "checking"]));
  const left = or(
    isNull(mediaUploadParts.uploadId),
    notInArray(mediaUploadParts.uploadId, needed),
    // Left by a process that was killed while receiving it.
    and(isNull(mediaUploadParts.size), lte(mediaUploadParts.createdAt, before(MEDIA_LIMITS.ended))),
  );
  if (left) await deleteParts(ctx, left);
  return deleted;
}
