import { and, eq } from "drizzle-orm";

import { diplomas, diplomaVersions, files } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { SentFile } from "../../../platform/storage/sent-file.ts";
import type { Actor } from "../../accounts/index.ts";
import { isLatestVersion } from "../versions/latest-version.ts";

/**
 * The picture of one of a person's own diplomas in its latest version.
 * @throws `not_found` for another person's, and until it is taken
 */
export async function findOwnPicture(
  { database }: Context,
  actor: Actor,
  diplomaId: number,
): Promise<SentFile> {
  const [found] = await database
    .select({ storageKey: files.storageKey, mediaType: files.mediaType, size: files.size })
    .from(diplomas)
    .innerJoin(diplomaVersions, isLatestVersion)
    .innerJoin(files, eq(files.id, diplomaVersions.pictureFileId))
    .where(and(eq(diplomas.id, diplomaId), eq(diplomas.userId, actor.id)));
  if (!found) throw notFound();
  return { ...found, name: "diploma.webp" };
}
