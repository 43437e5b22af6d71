import { and, eq, isNotNull } from "drizzle-orm";
import { z } from "zod";

import { articlePreviews, articles } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { fetchPublic } from "../../../platform/outgoing/fetch-public.ts";
import { findOutgoingError } from "../../../platform/outgoing/outgoing-error.ts";
import { foldWords } from "../words/fold-words.ts";
import { copyPicture } from "./copy-picture.ts";
import { PAGE_LIMITS } from "./page-limits.ts";
import { type PagePreview, readPagePreview } from "./read-page-preview.ts";

const payload = z.object({ articleId: z.int() });
/** Attempts within two minutes: a page that is down for longer stays a plain link. */
const ATTEMPTS = 4;
const TYPES = ["text/html", "application/xhtml+xml"];

/** Fetches an article's linked page. */
export const fetchPreviewJob = defineJob({
  name: "articles.fetch-preview",
  payload,
  maxAttempts: ATTEMPTS,
  urgency: "background",
  run: (ctx: Context, { articleId }: z.infer<typeof payload>) => fetchPreview(ctx, articleId),
});

/**
 * Stores the preview of an article's linked page, with a copy of its picture. If the page must not be
 * called, or has no preview, the link stays plain and is marked as failed.
 * @param fetch replaced in tests
 * @throws {OutgoingError} if a retry may succeed
 */
export async function fetchPreview(
  ctx: Context,
  articleId: number,
  fetch: typeof fetchPublic = fetchPublic,
): Promise<void> {
  const [article] = await ctx.database
    .select({ link: articles.link })
    .from(articles)
    .where(and(eq(articles.id, articleId), isNotNull(articles.link)));
  const url = URL.parse(article?.link ?? "");
  if (!article?.link || !url) return;
  const looked = { articleId, link: article.link };
  const look = async () => {
    const page = await fetch(url, { ...PAGE_LIMITS, types: TYPES });
    return page && readPagePreview(page);
  };
  const preview = await withoutRefusals(look).catch(async (error: unknown) => {
    await noteFailure(ctx, looked);
    throw error;
  });
  if (!preview) return noteFailure(ctx, looked);
  const { picture } = preview;
  const fileId = picture && (await withoutFailures(() => copyPicture(ctx, picture, fetch)));
  await store(ctx, { ...looked, preview, fileId });
}

/** Its author and staff may have it retried. */
async function noteFailure(
  { database, clock }: Context,
  { articleId, link }: Pick<Found, "articleId" | "link">,
): Promise<void> {
  await database
    .update(articles)
    .set({ previewFailedAt: clock.now() })
    .where(and(eq(articles.id, articleId), eq(articles.link, link)));
}

/** Null for permanent refusals, which no retry would change. */
async function withoutRefusals<Result>(run: () => Promise<Result>): Promise<Result | null> {
  try {
    return await run();
  } catch (error) {
    const reason = findOutgoingError(error)?.reason;
    if (reason === undefined || reason === "timeout" || reason === "unreachable") throw error;
    return null;
  }
}

/** A preview may do without its picture. */
async function withoutFailures<Result>(run: () => Promise<Result>): Promise<Result | null> {
  try {
    return await run();
  } catch (error) {
    if (findOutgoingError(error)) return null;
    throw error;
  }
}

interface Found {
  articleId: number;
  /** The fetched link: the article may have another one by now. */
  link: string;
  preview: PagePreview;
  fileId: number | null;
}

async function store(ctx: Context, { articleId, link, preview, fileId }: Found): Promise<void> {
  await withTransaction(ctx, async ({ database }) => {
    const isThis = and(eq(articles.id, articleId), eq(articles.link, link));
    const [article] = await database
      .select({ folded: articles.folded })
      .from(articles)
      .where(isThis)
      .for("no key update");
    if (!article) return;
    const { title, text, site } = preview;
    const values = { link, title, text, site, fileId };
    await database
      .insert(articlePreviews)
      .values({ articleId, ...values })
      .onConflictDoUpdate({ target: articlePreviews.articleId, set: values });
    await database
      .update(articles)
      .set({ folded: foldWords([article.folded, title, text, site]), previewFailedAt: null })
      .where(isThis);
  });
}
