import { eq } from "drizzle-orm";

import { articlePreviews, articles, articleTags } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { enqueueJob } from "../../../platform/jobs/enqueue-jobs.ts";
import { fetchPreviewJob } from "../preview/fetch-preview.ts";
import { foldWords } from "../words/fold-words.ts";
import type { PreparedArticle } from "./prepare-article.ts";

/** The columns of an article whose link has no preview yet. */
export function columnsOf({ title, text, excerpt, link, plain, tags }: PreparedArticle) {
  return { title, text, excerpt, link, folded: foldWords([title, plain, link ?? "", ...tags]) };
}

interface StoredArticle {
  id: number;
  courseId: number;
}

/** Replaces an article's tags. */
export async function storeTags(
  { database }: Context,
  { id, courseId }: StoredArticle,
  tags: readonly string[],
): Promise<void> {
  await database.delete(articleTags).where(eq(articleTags.articleId, id));
  if (tags.length === 0) return;
  await database.insert(articleTags).values(tags.map((tag) => ({ courseId, tag, articleId: id })));
}

/** Discards the preview of an article's link, and fetches the page again if there is one. */
export async function renewPreview(
  ctx: Context,
  articleId: number,
  link: string | null,
): Promise<void> {
  await ctx.database.delete(articlePreviews).where(eq(articlePreviews.articleId, articleId));
  await ctx.database
    .update(articles)
    .set({ previewFailedAt: null })
    .where(eq(articles.id, articleId));
  if (link === null) return;
  await enqueueJob(ctx, fetchPreviewJob, { articleId }, { key: `article-preview:${articleId}` });
}
