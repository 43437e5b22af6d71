import { eq } from "drizzle-orm";

import { pages, pageUploads } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import type { ReceivedFile } from "../../../platform/storage/received-file.ts";
import { cleanFileName, fileNameKey, type StoredFile, uniqueFileName } from "../../files/index.ts";
import { findPageFiles } from "../sections/find-page-files.ts";
import { storeImage } from "./store-image.ts";

/**
 * Keeps a picture for the texts of a page, under a name that no other file of the page has; answers
 * it. A picture that the page has already keeps its name.
 * @throws `invalid` on `image` when it is none, or too large
 */
export async function uploadImage(
  ctx: Context,
  { pageId, image }: { pageId: number; image: ReceivedFile },
): Promise<{ name: string; file: StoredFile }> {
  const file = await storeImage(ctx, image);
  const name = await withTransaction(ctx, async (inner) => {
    // Two pictures that come at once wait for each other's names.
    await inner.database
      .select({ id: pages.id })
      .from(pages)
      .where(eq(pages.id, pageId))
      .for("update");
    const known = await findPageFiles(inner, pageId);
    const same = known.find(({ use, fileId }) => use !== "attachment" && fileId === file.id);
    if (same) return same.name;
    const taken = new Set(known.map((one) => fileNameKey(one.name)));
    const free = uniqueFileName(cleanFileName(image.name), taken);
    await inner.database
      .insert(pageUploads)
      .values({ pageId, name: free, fileId: file.id, createdAt: inner.clock.now() });
    return free;
  });
  return { name, file };
}
