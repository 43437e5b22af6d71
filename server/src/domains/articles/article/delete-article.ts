import { eq } from "drizzle-orm";

import { articles } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { FoundArticle } from "./find-article.ts";

/** Deletes an article permanently, with its comments, likes and reports. */
export async function deleteArticle(
  { database }: Context,
  { id }: Pick<FoundArticle, "id">,
): Promise<void> {
  await database.delete(articles).where(eq(articles.id, id));
}
