import { and, asc, eq } from "drizzle-orm";

import { mediaUploads } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";

/** An upload as it is stored. */
export type MediaUploadRow = typeof mediaUploads.$inferSelect;

/**
 * An upload of this person; those of others are not found.
 * @throws `not_found`
 */
export async function findUpload(
  { database }: Context,
  { uploadId, userId }: { uploadId: string; userId: number },
): Promise<MediaUploadRow> {
  const [row] = await database
    .select()
    .from(mediaUploads)
    .where(and(eq(mediaUploads.id, uploadId), eq(mediaUploads.userId, userId)));
  if (!row) throw notFound();
  return row;
}

/** A person's uploads of a page, oldest first. */
export function listUploads(
  { database }: Context,
  { pageId, userId }: { pageId: number; userId: number },
): Promise<MediaUploadRow[]> {
  return database
    .select()
    .from(mediaUploads)
    .where(and(eq(mediaUploads.pageId, pageId), eq(mediaUploads.userId, userId)))
    .orderBy(asc(mediaUploads.createdAt), asc(mediaUploads.id));
}
