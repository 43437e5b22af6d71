import type { DiplomaPictureKind } from "@paso/contract";
import { eq } from "drizzle-orm";

import { diplomaPictures, files } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid, notFound } from "../../../platform/errors/domain-error.ts";
import { newSecret } from "../../../platform/new-secret.ts";
import type { SentFile } from "../../../platform/storage/sent-file.ts";
import { cleanFileName, encodePrintPicture, PRINTED, storeFile } from "../../files/index.ts";

/**
 * Stores a picture for designs.
 * @returns the key by which designs refer to it
 * @throws `invalid` on `image` if it is neither picture nor drawing, or too large
 */
export async function storePicture(
  ctx: Context,
  { kind, image }: { kind: DiplomaPictureKind; image: { name: string; bytes: Uint8Array } },
): Promise<string> {
  const name = cleanFileName(image.name);
  const encoded = await encodePrintPicture({ ...image, name }, ctx.site.fileLimits, PRINTED[kind]);
  if ("issue" in encoded) throw invalid({ image: [encoded.issue] });
  const { id: fileId } = await storeFile(ctx, encoded.bytes);
  const key = newSecret();
  await ctx.database.insert(diplomaPictures).values({ key, fileId, createdAt: ctx.clock.now() });
  return key;
}

/** @throws `not_found` for a key that no picture has, or no longer has */
export async function findPicture({ database }: Context, key: string): Promise<SentFile> {
  const [file] = await database
    .select({ storageKey: files.storageKey, mediaType: files.mediaType, size: files.size })
    .from(diplomaPictures)
    .innerJoin(files, eq(files.id, diplomaPictures.fileId))
    .where(eq(diplomaPictures.key, key));
  if (!file) throw notFound();
  return { ...file, name: file.mediaType === "image/png" ? "picture.png" : "picture.jpg" };
}
