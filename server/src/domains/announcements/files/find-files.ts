import { asc, eq } from "drizzle-orm";

import { announcementFiles, files, pictureVariants } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";

/** A file of an announcement, under the name that its text refers to. */
export type AnnouncementFile = Awaited<ReturnType<typeof findFiles>>[number];

/** Pictures and files of an announcement, in upload order. */
export function findFiles({ database }: Context, announcementId: number) {
  return database
    .select({
      name: announcementFiles.name,
      use: announcementFiles.use,
      fileId: files.id,
      storageKey: files.storageKey,
      mediaType: files.mediaType,
      size: files.size,
      width: files.width,
      height: files.height,
      picture: pictureVariants.made,
    })
    .from(announcementFiles)
    .innerJoin(files, eq(files.id, announcementFiles.fileId))
    .leftJoin(pictureVariants, eq(pictureVariants.fileId, files.id))
    .where(eq(announcementFiles.announcementId, announcementId))
    .orderBy(asc(announcementFiles.createdAt), asc(announcementFiles.name));
}

/**
 * A file to download, by its name.
 * @throws `not_found`
 */
export async function findAttachment(
  ctx: Context,
  { announcementId, fileName }: { announcementId: number; fileName: string },
): Promise<AnnouncementFile> {
  const name = fileName.normalize("NFC");
  const files = await findFiles(ctx, announcementId);
  const file = files.find((one) => one.name === name && one.use === "attachment");
  if (!file) throw notFound();
  return file;
}
