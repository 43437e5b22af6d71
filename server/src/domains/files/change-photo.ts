import { userPhotos } from "../../database/tables/index.ts";
import { withTransaction } from "../../database/with-transaction.ts";
import type { Context } from "../../platform/context.ts";
import { invalid } from "../../platform/errors/domain-error.ts";
import { newSecret } from "../../platform/new-secret.ts";
import { changeAvatar } from "../accounts/index.ts";
import { encodePhoto } from "./encode-photo.ts";
import { storeFile } from "./store-file.ts";

/**
 * Sets a person's picture, replacing the one they had; returns its address.
 * @throws `invalid` on `image` if it is not a picture, or too large
 */
export async function changePhoto(
  ctx: Context,
  { userId, image }: { userId: number; image: Uint8Array },
): Promise<string> {
  const encoded = await encodePhoto(image);
  if ("issue" in encoded) throw invalid({ image: [encoded.issue] });
  const { id: fileId } = await storeFile(ctx, encoded.bytes);
  // Browsers cache a picture by its address, so another picture needs another address.
  const key = newSecret();
  const avatar = `/api/photos/${key}`;
  await withTransaction(ctx, async (inner) => {
    await inner.database
      .insert(userPhotos)
      .values({ userId, fileId, key })
      .onConflictDoUpdate({ target: userPhotos.userId, set: { fileId, key } });
    await changeAvatar(inner, { userId, avatar });
  });
  return avatar;
}
