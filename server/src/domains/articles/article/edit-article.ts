import type { ArticleForm } from "@paso/contract";
import { eq } from "drizzle-orm";

import { articles } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import { countAttempt } from "../../../platform/rate-limit.ts";
import type { Actor } from "../../accounts/index.ts";
import { lockPost } from "../../discussion/index.ts";
import { foldWords } from "../words/fold-words.ts";
import { articleDiscussion } from "./article-discussion.ts";
import type { FoundArticle } from "./find-article.ts";
import { prepareArticle } from "./prepare-article.ts";
import { columnsOf, renewPreview, storeTags } from "./store-article.ts";

/** Per person; an edit may make the server fetch another page. */
const LIMIT = { attempts: 60, seconds: 3600 };

/**
 * Edits a person's own article. If the link changes, its page is fetched again.
 * @throws `conflict` once staff hid it, `invalid` if it is empty
 */
export async function editArticle(
  ctx: Context,
  actor: Pick<Actor, "id">,
  article: FoundArticle,
  form: ArticleForm,
): Promise<void> {
  const prepared = await prepareArticle(form);
  await countAttempt(ctx, { key: `article-edit:${actor.id}`, ...LIMIT });
  await withTransaction(ctx, async (inner) => {
    const { hidden } = await lockPost(inner, articleDiscussion, actor, article.id);
    if (hidden) {
      throw conflict("hidden", "Hidden by the course’s staff. It can no longer be changed.");
    }
    const columns = columnsOf(prepared);
    const isSameLink = prepared.link === article.link;
    const { preview } = article;
    const said = isSameLink && preview ? [preview.title, preview.text, preview.site] : [];
    await inner.database
      .update(articles)
      .set({ ...columns, folded: foldWords([columns.folded, ...said]), editedAt: ctx.clock.now() })
      .where(eq(articles.id, article.id));
    await storeTags(inner, article, prepared.tags);
    if (!isSameLink) await renewPreview(inner, article.id, prepared.link);
  });
}
