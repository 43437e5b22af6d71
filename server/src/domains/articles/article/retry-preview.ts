import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import { countAttempt } from "../../../platform/rate-limit.ts";
import type { Actor } from "../../accounts/index.ts";
import type { FoundArticle } from "./find-article.ts";
import { renewPreview } from "./store-article.ts";

/** Each makes the server call another one. */
const OF_ARTICLE = { attempts: 5, seconds: 3600 };
const OF_PERSON = { attempts: 20, seconds: 3600 };

/** Whether fetching the linked page failed. */
export function hasPreviewFailed({
  link,
  preview,
  previewFailedAt,
}: Pick<FoundArticle, "link" | "preview" | "previewFailedAt">): boolean {
  return link !== null && preview === null && previewFailedAt !== null;
}

/**
 * Has a job fetch an article's linked page again.
 * @throws `conflict` if it did not fail, `rate_limited` after too many
 */
export async function retryPreview(
  ctx: Context,
  actor: Pick<Actor, "id">,
  article: FoundArticle,
): Promise<void> {
  if (!hasPreviewFailed(article)) {
    throw conflict("preview_not_failed", "This link needs no other attempt.");
  }
  await countAttempt(ctx, { key: `article-preview:${article.id}`, ...OF_ARTICLE });
  await countAttempt(ctx, { key: `article-previews:${actor.id}`, ...OF_PERSON });
  await withTransaction(ctx, (inner) => renewPreview(inner, article.id, article.link));
}
