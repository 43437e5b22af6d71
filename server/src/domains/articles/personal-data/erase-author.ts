import { and, eq, sql } from "drizzle-orm";

import { articles } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { ErasedPerson } from "../../../platform/personal-data/personal-data.ts";
import { eraseReactions } from "../../discussion/index.ts";
import { articleDiscussion } from "../article/article-discussion.ts";

/**
 * Deletes what a person shared, wrote and liked, or anonymises it. What staff hid is deleted in either
 * case.
 */
export async function eraseAuthor(ctx: Context, person: ErasedPerson): Promise<void> {
  const { database } = ctx;
  const own = eq(articles.userId, person.userId);
  await eraseReactions(
    ctx,
    articleDiscussion,
    person,
    sql`select ${articles.id} from ${articles} where ${own}`,
  );
  if (person.texts === "remove") {
    await database.delete(articles).where(own);
    return;
  }
  await database.delete(articles).where(and(own, articles.hidden));
  await database.update(articles).set({ userId: null }).where(own);
}
