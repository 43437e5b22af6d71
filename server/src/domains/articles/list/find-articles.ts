import { and, desc, eq, exists, lt, not, sql } from "drizzle-orm";

import { articlePreviews, articles, articleTags, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import type { FairCursor } from "../../discussion/index.ts";
import { isItsPreview } from "../preview/current-preview.ts";
import { matchingIds } from "../words/matching-ids.ts";
import type { ListedRow } from "./list-articles.ts";
import { listedColumns } from "./listed-columns.ts";

interface Wanted {
  courseId: number;
  /** As {@link searchQuery} writes it; null for any words. */
  query: string | null;
  /** Null for any tag. */
  tag: string | null;
  /** Only the person's own, including those staff hid. */
  mine: boolean;
  cursor: FairCursor;
  limit: number;
}

/**
 * A page of a course's articles with these words and this tag, newest first.
 * @returns the page, and the cursor of the next; null at the end
 */
export async function findArticles(
  { database }: Context,
  actor: Pick<Actor, "id">,
  { courseId, query, tag, mine, cursor, limit }: Wanted,
): Promise<{ articles: ListedRow[]; next: FairCursor | null }> {
  const isTagged = exists(
    database
      .select({ one: sql`1` })
      .from(articleTags)
      .where(
        and(
          eq(articleTags.courseId, courseId),
          eq(articleTags.tag, tag ?? ""),
          eq(articleTags.articleId, articles.id),
        ),
      ),
  );
  const isShown = mine ? eq(articles.userId, actor.id) : not(articles.hidden);
  const filters = sql`${isShown} and ${tag === null ? sql`true` : isTagged}`;
  // One more, to know whether there is a next page.
  const wanted = { courseId, before: cursor.before, filters, limit: limit + 1 };
  const rows = await database
    .select(listedColumns(articles, actor.id))
    .from(articles)
    .leftJoin(users, eq(users.id, articles.userId))
    .leftJoin(articlePreviews, isItsPreview)
    .where(
      query === null
        ? and(eq(articles.courseId, courseId), lt(articles.id, cursor.before), filters)
        : sql`${articles.id} = any(array(${matchingIds({ ...wanted, query })}))`,
    )
    .orderBy(desc(articles.id))
    .limit(wanted.limit);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const next = rows.length > limit && last ? { before: last.id, shown: [] } : null;
  return { articles: shown, next };
}
