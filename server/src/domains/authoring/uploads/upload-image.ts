import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import type { ReceivedFile } from "../../../platform/storage/received-file.ts";
import type { StoredFile } from "../../files/index.ts";
import { keepPageUpload } from "./keep-page-upload.ts";
import { storeImage } from "./store-image.ts";

/**
 * Stores a picture for the texts of a page; returns its name there.
 * @throws `invalid` on `image` when it is not a picture, or too large
 */
export async function uploadImage(
  ctx: Context,
  { pageId, image }: { pageId: number; image: ReceivedFile },
): Promise<{ name: string; file: StoredFile }> {
  const file = await storeImage(ctx, image);
  const upload = { pageId, name: image.name, fileId: file.id };
  const name = await withTransaction(ctx, (inner) => keepPageUpload(inner, upload));
  return { name, file };
}
