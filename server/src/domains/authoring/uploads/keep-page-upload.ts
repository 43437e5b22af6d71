import { eq } from "drizzle-orm";

import { pages, pageUploads } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { cleanFileName, fileNameKey, uniqueFileName } from "../../files/index.ts";
import { findPageFiles } from "../sections/find-page-files.ts";

/**
 * Adds a file to a page for its sections to show, under a name unique on the page; returns it.
 * A file that the page already has keeps its name. Must run in a transaction.
 */
export async function keepPageUpload(
  ctx: Context,
  { pageId, name, fileId }: { pageId: number; name: string; fileId: number },
): Promise<string> {
  // Serialises concurrent uploads, so that names stay unique.
  await ctx.database.select({ id: pages.id }).from(pages).where(eq(pages.id, pageId)).for("update");
  const known = await findPageFiles(ctx, pageId);
  const same = known.find((file) => file.use !== "attachment" && file.fileId === fileId);
  if (same) return same.name;
  const taken = new Set(known.map((one) => fileNameKey(one.name)));
  const free = uniqueFileName(cleanFileName(name), taken);
  const createdAt = ctx.clock.now();
  await ctx.database.insert(pageUploads).values({ pageId, name: free, fileId, createdAt });
  return free;
}
