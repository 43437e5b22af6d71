import { eq } from "drizzle-orm";

import { files, userPhotos } from "../../database/tables/index.ts";
import type { Context } from "../../platform/context.ts";
import { notFound } from "../../platform/errors/domain-error.ts";
import type { SentFile } from "../../platform/storage/sent-file.ts";

/** @throws `not_found` for a picture that no one has, or no longer has */
export async function findPhoto({ database }: Context, key: string): Promise<SentFile> {
  const [file] = await database
    .select({ storageKey: files.storageKey, mediaType: files.mediaType, size: files.size })
    .from(userPhotos)
    .innerJoin(files, eq(files.id, userPhotos.fileId))
    .where(eq(userPhotos.key, key));
  if (!file) throw notFound();
  return { ...file, name: "photo.webp" };
}
