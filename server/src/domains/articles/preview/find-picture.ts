import { eq } from "drizzle-orm";

import { articlePreviews, articles, files } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { SentFile } from "../../../platform/storage/sent-file.ts";
import { isItsPreview } from "./current-preview.ts";

/**
 * The copied picture of an article's link.
 * @throws `not_found` if there is none
 */
export async function findPicture({ database }: Context, articleId: number): Promise<SentFile> {
  const [file] = await database
    .select({ storageKey: files.storageKey, mediaType: files.mediaType, size: files.size })
    .from(articles)
    .innerJoin(articlePreviews, isItsPreview)
    .innerJoin(files, eq(files.id, articlePreviews.fileId))
    .where(eq(articles.id, articleId));
  if (!file) throw notFound();
  return { ...file, name: "picture.webp" };
}
