import type { ArticleForm } from "@paso/contract";

import { articles } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { countAttempt } from "../../../platform/rate-limit.ts";
import type { Actor } from "../../accounts/index.ts";
import { prepareArticle } from "./prepare-article.ts";
import { columnsOf, renewPreview, storeTags } from "./store-article.ts";

/** More than anyone needs; the server fetches each link. */
const LIMIT = { attempts: 20, seconds: 3600 };

/**
 * Shares a text or a link with the people of a course. A job fetches the linked page.
 * @returns the article's id
 * @throws `rate_limited` after too many, `invalid` if it is empty
 */
export async function shareArticle(
  ctx: Context,
  actor: Pick<Actor, "id">,
  { courseId, form }: { courseId: number; form: ArticleForm },
): Promise<number> {
  const prepared = await prepareArticle(form);
  await countAttempt(ctx, { key: `article:${actor.id}`, ...LIMIT });
  return withTransaction(ctx, async (inner) => {
    const [article] = await inner.database
      .insert(articles)
      .values({ ...columnsOf(prepared), courseId, userId: actor.id, createdAt: ctx.clock.now() })
      .returning({ id: articles.id });
    if (!article) throw new Error("The article was not stored.");
    await storeTags(inner, { id: article.id, courseId }, prepared.tags);
    await renewPreview(inner, article.id, prepared.link);
    return article.id;
  });
}
