import { desc, eq, sql } from "drizzle-orm";

import { prepareStatement } from "../../../database/prepare-statement.ts";
import { articlePreviews, articles, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import {
  arrangeFairly,
  type FairCursor,
  fairValues,
  pickedPost,
  pickFairly,
} from "../../discussion/index.ts";
import { articleDiscussion } from "../article/article-discussion.ts";
import { isItsPreview } from "../preview/current-preview.ts";
import { listedColumns } from "./listed-columns.ts";

interface Wanted {
  courseId: number;
  cursor: FairCursor;
  limit: number;
}

export type ListedRow = Omit<
  Awaited<ReturnType<ReturnType<typeof selectFairly>["execute"]>>[number],
  "isNewest" | "rest"
>;

/**
 * A page of a course's articles in fair order.
 * @returns the page, and the cursor of the next; null at the end
 */
export async function listArticles(
  { database }: Context,
  actor: Pick<Actor, "id">,
  { courseId, cursor, limit }: Wanted,
): Promise<{ articles: ListedRow[]; next: FairCursor | null }> {
  const rows = await selectFairly(database).execute({
    userId: actor.id,
    courseId,
    ...fairValues(cursor, limit),
  });
  const { posts, next } = arrangeFairly(rows, cursor);
  return { articles: posts, next };
}

const selectFairly = prepareStatement((database) =>
  database
    .select({
      ...listedColumns(pickedPost, sql.placeholder("userId")),
      isNewest: pickedPost.isNewest,
      rest: pickedPost.rest,
    })
    .from(pickFairly(articleDiscussion, sql`${articles.courseId} = ${sql.placeholder("courseId")}`))
    .innerJoin(articles, eq(articles.id, pickedPost.id))
    .leftJoin(users, sql`${users.id} = ${pickedPost.userId}`)
    .leftJoin(articlePreviews, isItsPreview)
    .orderBy(desc(pickedPost.id))
    .prepare("list_articles"),
);
